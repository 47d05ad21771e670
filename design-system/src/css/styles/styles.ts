/** Everything that components need: variables, fonts, and a reset inside components. Affects no other element. */
import "./tokens.ts";
import "./scoped-reset.css.ts";
import "../../fonts/fonts.css";
