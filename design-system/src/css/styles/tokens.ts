/** The default theme's variables. Does not affect any element. */
import "../../theme/layers.css.ts";
import "../../theme/theme.css.ts";
