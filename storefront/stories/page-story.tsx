import type { ReactNode } from "react";
import { expect, waitFor, within } from "storybook/test";
import { ShopPage } from "./ShopPage";
import { manyCards } from "./story-cards";
import { cartResponse, filledCart } from "./story-cart";

interface PlayContext {
  readonly canvasElement: HTMLElement;
}

export const hasFooter = (page: HTMLElement): Promise<void> =>
  waitFor(() => expect(page.querySelector("[data-component='footer']")).toBeVisible(), { timeout: 10_000 });

async function isWhole({ canvasElement }: PlayContext): Promise<void> {
  const page = within(canvasElement);
  await hasFooter(canvasElement);
  await expect(page.getAllByRole("heading", { level: 1 })[0]).toBeVisible();
}

export function pageStory(path: string, screen: () => ReactNode) {
  return {
    render: () => <ShopPage path={path}>{screen()}</ShopPage>,
    play: isWhole,
  };
}

/** Shelves, products bought together and the cart get responses in stories. The shop's other requests for data stay pending. */
function mockRequests(): () => void {
  const { fetch } = globalThis;
  localStorage.setItem("cart_id", filledCart.id);
  globalThis.fetch = (request, options) => {
    const address = request instanceof Request ? request.url : String(request);
    if (address === "/cart") return Promise.resolve(cartResponse(options?.body as string));
    const row = /^\/(shelves|bought-together)\//.exec(address)?.[1];
    if (row) return Promise.resolve(Response.json({ products: manyCards(row === "shelves" ? 18 : 6) }));
    const isPending = /^(https:\/\/shop\.example|\/products\/|\/recently-viewed)/.test(address);
    return isPending ? new Promise<Response>(() => undefined) : fetch(request, options);
  };
  return () => {
    globalThis.fetch = fetch;
    localStorage.removeItem("cart_id");
  };
}

export const wholePage = {
  beforeEach: mockRequests,
  parameters: {
    layout: "fullscreen",
    // Accessibility rules for whole pages.
    a11y: {
      options: {
        rules: {
          "page-has-heading-one": { enabled: true },
          "landmark-one-main": { enabled: true },
        },
      },
    },
    docs: { story: { inline: false, height: "720px" } },
  },
};
