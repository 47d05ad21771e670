import { style } from "@vanilla-extract/css";
import { vars } from "@circlet/design-system/theme";
import { notice } from "../../loading/notice.css";

export const offline = style([
  notice,
  {
    position: "sticky",
    insetBlockStart: 0,
    // Above the header, which comes later in the document.
    zIndex: vars.zIndex.menu,
  },
]);
