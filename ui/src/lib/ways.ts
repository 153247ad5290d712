/** The ways in that somebody has: sessions, private links, passkeys. */

export type WayKind = "session" | "link" | "passkey";

/** A private link or a passkey; moments are seconds since 1970. */
export interface Way {
  id: string;
  created: number;
  used: number | null;
}

/** Every way in that somebody has. */
export interface Ways {
  sessions: (Way & { used: number; how: string; agent: string; here: boolean })[];
  links: Way[];
  passkeys: Way[];
}
