/** The default theme's variables. Does not affect any element. */
import "../../theme/layers.css.ts";
import "../../theme/default-brand.css.ts";
import "../../theme/default-scheme.css.ts";
