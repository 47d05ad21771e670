/** The page's `lang` and `dir`. */
export const tag: string = "en";
export const direction: "ltr" | "rtl" = "ltr";
