import type { MetaDescriptor } from "react-router";
import { settingsMetaName } from "./public-settings";

const ours = [
  "title",
  `meta[name]:not([name=viewport], [name="${settingsMetaName}"])`,
  "meta[property]",
  "link[rel=canonical]",
  "script[type='application/ld+json']",
].join(",");

/** The descriptors that a document's head was written from. */
export function readHead(head: ParentNode): MetaDescriptor[] {
  return [...head.querySelectorAll(ours)].flatMap(descriptorOf);
}

/** None for what an extension of the browser wrote and nobody can read. */
function descriptorOf(element: Element): MetaDescriptor[] {
  try {
    return [readElement(element)];
  } catch {
    return [];
  }
}

function readElement(element: Element): MetaDescriptor {
  const text = element.textContent ?? "";
  if (element instanceof HTMLTitleElement) return { title: text };
  if (element instanceof HTMLScriptElement) return { "script:ld+json": JSON.parse(text) };
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  return element instanceof HTMLLinkElement ? { tagName: "link", ...attributes } : attributes;
}
