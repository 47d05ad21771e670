import type { MetaDescriptor } from "react-router";
import { readHead } from "./head-in-page";
import { isForScript } from "./is-for-script";

/**
 * A page's head as it travels from the loader: descriptors as JSON. What writes them (titles, structured data) stays
 * on the server; browsers download none of it.
 */
export type PageHead = string;

/** A head that a document shows, so that its data need not say it again. */
export interface HeadInPage {
  readonly inPage: true;
}

export type SentHead = PageHead | HeadInPage;

/** On the server what a loader gave, in the browser what was read; by the object that stands for them. */
const known = new WeakMap<HeadInPage, MetaDescriptor[]>();

/** What a loader answers with: nothing twice to a document, the whole head to a script that asks. */
export function sendHead(request: Request, head: PageHead): SentHead {
  if (isForScript(request)) return head;
  const inPage = { inPage: true } as const;
  known.set(inPage, descriptors(head));
  return inPage;
}

/** The descriptors for a route's `meta`; none for a page that could not be loaded, whose error screen has its own. */
export function headOf(loaderData: { readonly head: SentHead } | undefined): MetaDescriptor[] {
  if (!loaderData) return [];
  const { head } = loaderData;
  if (typeof head === "string") return descriptors(head);
  const read = known.get(head) ?? readHead(document.head);
  known.set(head, read);
  return read;
}

function descriptors(head: PageHead): MetaDescriptor[] {
  return JSON.parse(head) as MetaDescriptor[];
}
