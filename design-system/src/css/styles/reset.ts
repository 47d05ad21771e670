/** The look of plain elements in the design system's fonts: for apps with no reset of their own. */
import "../../theme/layers.css.ts";
import "./reset.css.ts";
import "../../fonts/fonts.css";
