import { serverSizes } from "~/shop/constants";
import { cartPath } from "~/shop/paths";
import { numberOfGid } from "~/shop/product-gid";
import type { Cart } from "./cart";

/** Some lines of a cart, and the amounts of all. A page with 500 lines would hold up every other visitor's. */
export interface CartPage extends Cart {
  /** Of all pages. */
  readonly lineCount: number;
  readonly page: number;
  readonly pages: number;
}

/** The page that a parameter names, or the nearest one that the cart has. */
export function cartPageOf(cart: Cart, parameter: string | null): CartPage {
  const { length: lineCount } = cart.lines;
  const size = serverSizes.cartPageLines;
  const pages = Math.max(1, Math.ceil(lineCount / size));
  const asked = /^\d{1,3}$/.test(parameter ?? "") ? Number(parameter) : 1;
  const page = Math.min(Math.max(1, asked), pages);
  return { ...cart, lines: cart.lines.slice((page - 1) * size, page * size), lineCount, page, pages };
}

/** Undefined for a page that the cart lacks. */
export function cartPagePath({ pages }: Pick<CartPage, "pages">, page: number): string | undefined {
  if (page < 1 || page > pages) return undefined;
  return page === 1 ? cartPath : `${cartPath}?page=${page}`;
}

const variantNumber = /^\d{1,20}$/;

/** The cart after a form has removed a variant, with a form that puts it back. */
export function removedPath(id: string): string {
  const number = numberOfGid(id);
  return variantNumber.test(number) ? `${cartPath}?removed=${number}` : cartPath;
}

/** The variant that such an address names, unless the cart has it again. */
export function removedVariant(cart: Cart | null, parameter: string | null): string | null {
  if (!variantNumber.test(parameter ?? "")) return null;
  const id = `gid://shopify/ProductVariant/${parameter}`;
  return cart?.lines.some((line) => line.id === id) ? null : id;
}
