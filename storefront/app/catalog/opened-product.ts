import type { Crumb } from "@circlet/design-system";
import { createContext, type CSSProperties, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { Store } from "~/browser/store";
import { productPath } from "~/shop/paths";
import type { CardProduct } from "./card-product";

/** A product whose link was followed, until its page is there. */
export interface OpenedProduct {
  readonly product: CardProduct;
  /** Shows the image of the link's card, which the browser has loaded. */
  readonly style: CSSProperties;
  /** The path and query of the page with the link. */
  readonly from: string;
  /** How far that page was scrolled, in pixels. */
  readonly top: number;
  /** Those of the listing with the link. */
  readonly breadcrumbs: readonly Crumb[];
}

/** The products that links show, so that a page can open before its data is there. */
export const LinkedProductsContext = createContext<readonly CardProduct[]>([]);

/** A store, because React Router's state changes in a transition, which is too late for the frame after a click. */
export const openedProduct = new Store<OpenedProduct | null>(null);

/** Call when a link is followed. */
export function openProduct(
  link: HTMLAnchorElement,
  products: readonly CardProduct[],
  breadcrumbs: readonly Crumb[] = [],
): void {
  const product = products.find(({ handle }) => productPath(handle) === link.pathname);
  const { pathname, search } = window.location;
  // A link to the open page changes nothing.
  if (!product || link.pathname === pathname) return openedProduct.set(null);
  const image = (link.closest("article") ?? link).querySelector("img")?.currentSrc;
  openedProduct.set({
    product,
    style: image ? { background: `center / cover url("${image}")` } : {},
    from: pathname + search,
    top: window.scrollY,
    breadcrumbs,
  });
}

/** The product that is opening from the current page. */
export function useOpenedProduct(): OpenedProduct | null {
  const { pathname, search } = useLocation();
  const opened = useSyncExternalStore(openedProduct.subscribe, openedProduct.get, () => null);
  return opened?.from === pathname + search ? opened : null;
}
