/** The choices; "system" follows the device (.github/decisions/0022). */
export const schemeChoices = ["system", "light", "dark"] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

/** Each scheme's page color, which browsers also use for their toolbar. */
export const themeColors = { light: "#fdfcfa", dark: "#161312" } as const;
export type Scheme = keyof typeof themeColors;

/** Finds the chosen scheme in a Cookie header and in `document.cookie`. */
export const chosenScheme = /(?:^|; ?)scheme=(light|dark)(?:;|$)/;

/** Seconds: a year. */
const lifetime = 31_536_000;

/** A choice as a cookie, for the Set-Cookie header and `document.cookie`. "system" deletes the cookie. */
export function schemeCookie(choice: SchemeChoice, isSecure: boolean): string {
  const maxAge = choice === "system" ? 0 : lifetime;
  return `scheme=${choice}; Max-Age=${maxAge}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
