/**
 * Replaces every text in `root`, now and as texts appear, as Chrome's translation does: the text's node is replaced by
 * another in two `<font>`. The words stay, so that tests find them. `inPlace` keeps the nodes and changes their text, as
 * Firefox does, by a space that tests ignore. Returns a function that stops. End-to-end tests send this function's source
 * to the page, so it uses nothing outside of itself.
 */
export function translateTexts(root: Element, inPlace = false): () => void {
  const ignored = "font, script, style, noscript, option, textarea, svg";
  function translate(node: Node): void {
    const texts: Text[] = node instanceof Text ? [node] : [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const { parentElement: parent, data } = text;
      if (!parent?.isConnected || parent.closest(ignored) || data.trim() === "") continue;
      if (parent instanceof HTMLElement && !parent.translate) continue;
      if (inPlace) {
        text.appendData(" ");
        continue;
      }
      const outer = document.createElement("font");
      outer.appendChild(document.createElement("font")).append(data);
      text.replaceWith(outer);
    }
  }
  translate(root);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(translate);
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
