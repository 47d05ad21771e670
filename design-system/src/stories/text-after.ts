/** The text of an element's `::after`. Firefox returns `attr(name)` in place of the attribute's value. */
export const textAfter = (element: Element): string =>
  getComputedStyle(element, "::after").content.replace(
    /attr\(([\w-]+)\)/,
    (_, name: string) => element.getAttribute(name) ?? "",
  );
