/** The variables of the default theme. No element changes. */
import "../../theme/layers.css.ts";
import "../../theme/theme.css.ts";
