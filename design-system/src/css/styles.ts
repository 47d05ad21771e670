/** The global styles, in layer order. Imported first by the package's entry. */
import "../theme/layers.css.ts";
import "./reset.css.ts";
import "../theme/theme.css.ts";
import "./base.css.ts";
import "../fonts/fonts.css";
