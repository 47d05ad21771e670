import { globalStyle, style } from "@vanilla-extract/css";

// A column, whose end is the question for consent.
globalStyle("body", { display: "flex", flexDirection: "column" });

/** Keeps the footer of a short page at the bottom of the window. */
export const main = style({ minBlockSize: "65vb" });

/** What paper leaves out: all around the page, and what covers it, scrolls or leads elsewhere. */
const onScreens = ["nav", "search", "button", "[data-component='shelf']"];
globalStyle(`body > :not(main), main :is(${onScreens.join()})`, {
  "@media": { print: { display: "none" } },
});

// Paper starts with the address of the page. Its other links are not displayed.
globalStyle("head, [rel='canonical']", { "@media": { print: { display: "block" } } });
globalStyle("link::after", { "@media": { print: { content: "attr(href)" } } });

// Answers print even if they are closed, in browsers since 2025.
globalStyle("::details-content", { "@media": { print: { contentVisibility: "visible" } } });
