/** What a shopper can choose; "system" follows the device. */
export const schemeChoices = ["system", "light", "dark"] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

/** The schemes with the color of the page, in which browsers draw their toolbar. */
export const themeColors = { light: "#fdfcfa", dark: "#161312" } as const;
export type Scheme = keyof typeof themeColors;

/** Finds the chosen scheme in a Cookie header and in `document.cookie`. */
export const chosenScheme = /(?:^|; ?)scheme=(light|dark)(?:;|$)/;

/** Seconds: a year. */
const lifetime = 31_536_000;

/** The cookie of a choice, for the Set-Cookie header and `document.cookie`. Following the system needs none. */
export function schemeCookie(choice: SchemeChoice, isSecure: boolean): string {
  const maxAge = choice === "system" ? 0 : lifetime;
  return `scheme=${choice}; Max-Age=${maxAge}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
