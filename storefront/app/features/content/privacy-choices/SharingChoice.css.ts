import { withScripts } from "@circlet/design-system/media";
import { style } from "@vanilla-extract/css";

export const needsScript = style({ selectors: { [withScripts]: { display: "none" } } });
