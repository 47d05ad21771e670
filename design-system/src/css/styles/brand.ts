/** The variables of the default theme without a scheme: `/themes/dark.css` has both schemes. No element changes. */
import "../../theme/layers.css.ts";
import "../../theme/default-brand.css.ts";
