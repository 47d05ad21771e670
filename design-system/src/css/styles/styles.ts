/** What components need: variables, fonts, and a reset of the elements inside components. No other element changes. */
import "./tokens.ts";
import "./scoped-reset.css.ts";
import "../../fonts/fonts.css";
