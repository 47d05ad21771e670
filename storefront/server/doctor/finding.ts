/** What a check of the shop's settings found. */
export interface Finding {
  /** `broken`: the shop cannot run. `missing`: it runs without something. */
  readonly state: "ok" | "missing" | "broken";
  readonly what: string;
  /** Where to set it. */
  readonly where?: string;
  /** What the shop does without it. */
  readonly without?: string;
}

export const ok = (what: string): Finding => ({ state: "ok", what });

/** A finding that depends on whether something is there. */
export function found(isThere: boolean, what: string, otherwise: Omit<Finding, "state">): Finding {
  return isThere ? ok(what) : { state: "missing", ...otherwise };
}
