/** The description of the new-game form, and the form itself (play/setting.py). */

export interface Named {
  id: string;
  name: string;
  text?: string;
}

export interface RuleOption extends Named {
  text: string;
  /** on in which profiles */
  profiles?: Record<string, boolean>;
}

export interface Setting {
  players: { fewest: number; most: number };
  maps: Named[];
  ways: Named[];
  factions: (Named & { colour: string | null })[];
  profiles: Named[];
  options: RuleOption[];
  bots: Named[];
  final_tiles?: Named[];
}

export interface NewGame {
  [field: string]: unknown;
}
