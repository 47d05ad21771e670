export interface Finding {
  /** `broken`: the shop cannot run. `missing`: it runs, but lacks a feature. */
  readonly state: "ok" | "missing" | "broken";
  readonly what: string;
  readonly where?: string;
  readonly without?: string;
}

export const ok = (what: string): Finding => ({ state: "ok", what });

/** A finding about something that either exists or is missing. */
export function found(isThere: boolean, what: string, otherwise: Omit<Finding, "state">): Finding {
  return isThere ? ok(what) : { state: "missing", ...otherwise };
}
