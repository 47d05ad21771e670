import { globalStyle, style } from "@vanilla-extract/css";
import { lateLayout } from "~/lib/late-layout";

/** So that the footer of a short page ends no sooner than a usual window. */
export const main = style({ minBlockSize: "65vb" });

globalStyle('[data-component="footer"]', {
  ...lateLayout("840px"),
  "@media": {
    "(width >= 600px)": { containIntrinsicBlockSize: "auto 590px" },
    "(width >= 1000px)": { containIntrinsicBlockSize: "auto 405px" },
  },
});
