/** The variables of the platform's `@inContext`, which every operation of the storefront API has. */
export function contextVariables(locale: string): { country: string; language: string } {
  const [language = "", country = ""] = locale.split("-");
  // The platform tells these languages apart by country.
  const isSplit = language === "pt" || language === "zh";
  return { country, language: (isSplit ? `${language}_${country}` : language).toUpperCase() };
}
