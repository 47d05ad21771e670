/**
 * Everything that components need: variables, fonts, and a reset of the elements inside components. Does not affect
 * other elements.
 */
import "./tokens.ts";
import "./scoped-reset.css.ts";
import "../../fonts/fonts.css";
