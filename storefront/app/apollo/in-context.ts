/** The variables of the platform's `@inContext` directive, which every operation of the Storefront API has. */
export function contextVariables(locale: string): { country: string; language: string } {
  const [language = "", country = ""] = locale.split("-");
  // For these languages, the platform's codes include the country: PT_BR, ZH_TW.
  const isSplit = language === "pt" || language === "zh";
  return { country, language: (isSplit ? `${language}_${country}` : language).toUpperCase() };
}
