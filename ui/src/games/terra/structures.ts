/** Names of the drawings of structures by the letters that tiles use. */
export const STRUCTURES: Record<string, string> = {
  D: "dwelling",
  TP: "trading-house",
  TE: "temple",
  SH: "stronghold",
  SA: "sanctuary",
  SY: "shipyard",
};
