/** The variables of the default theme. No element changes. */
import "../../theme/layers.css.ts";
import "../../theme/default-brand.css.ts";
import "../../theme/default-scheme.css.ts";
