import display from "@fontsource/gilda-display/files/gilda-display-latin-400-normal.woff2?url";
import ui from "./hanken-grotesk-latin-400-700.woff2?url";

/** URLs of the packaged fonts, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fontUrls: { display: string; ui: string } = { display, ui };
