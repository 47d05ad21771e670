export const tag: string = "en";
export const direction: "ltr" | "rtl" = "ltr";
