import { globalStyle } from "@vanilla-extract/css";
import { layers } from "../theme/layers.css.ts";

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(selector, { "@layer": { [layers.reset]: rule } });

reset("*, *::before, *::after", { boxSizing: "border-box" });
reset("body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend", {
  margin: 0,
  padding: 0,
});
reset("fieldset", { border: 0, minInlineSize: 0 });
// Styled lists have no bullets. With `none`, Safari would also drop the list role; with "" it keeps it.
reset(":is(ul, ol):is([class], [role='list'])", { listStyleType: '""' });
reset("img, svg, video, picture", { display: "block", maxInlineSize: "100%" });
reset("img, video", { blockSize: "auto" });
// Form controls do not inherit type by default.
reset("button, input, select, textarea", { font: "inherit", color: "inherit", letterSpacing: "inherit" });
reset("button", { background: "none", border: 0, padding: 0, cursor: "pointer", textAlign: "inherit" });
reset("a", { color: "inherit", textDecoration: "none" });
reset("table", { borderCollapse: "collapse" });
reset("dialog", { border: 0, padding: 0, color: "inherit" });
reset("summary", { cursor: "pointer", listStyle: "none" });
reset("summary::-webkit-details-marker", { display: "none" });
// A rule that sets `display` would reveal hidden elements.
reset("[hidden]:not([hidden='until-found'])", { display: "none !important" });
