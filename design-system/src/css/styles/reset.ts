/** Styles plain elements with the design system's fonts. For apps that have no reset of their own. */
import "../../theme/layers.css.ts";
import "./reset.css.ts";
import "../../fonts/fonts.css";
