import { withoutScripts } from "@circlet/design-system/media";
import { style } from "@vanilla-extract/css";

export const needsScript = style({ display: "none", selectors: { [withoutScripts]: { display: "block" } } });
