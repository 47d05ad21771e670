import type { ReactNode } from "react";
import { expect, within } from "storybook/test";
import { ShopPage } from "./ShopPage";

interface PlayContext {
  readonly canvasElement: HTMLElement;
}

/** The page is whole when its last part, whose script comes when the browser is idle, is there. */
async function isWhole({ canvasElement }: PlayContext): Promise<void> {
  const page = within(canvasElement);
  await expect(await page.findByRole("contentinfo", {}, { timeout: 10_000 })).toBeVisible();
  await expect(page.getAllByRole("heading", { level: 1 })[0]).toBeVisible();
}

/** A story of a whole page. */
export function pageStory(path: string, screen: () => ReactNode) {
  return {
    render: () => <ShopPage path={path}>{screen()}</ShopPage>,
    play: isWhole,
  };
}

/** No service answers in a story, and none is waited for: what a page asks when it is there stays unanswered. */
function unanswered(): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = (request, options) => {
    const address = request instanceof Request ? request.url : String(request);
    return address.startsWith("https://shop.example")
      ? new Promise<Response>(() => undefined)
      : fetch(request, options);
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

/** What all pages have in common. */
export const wholePage = {
  beforeEach: unanswered,
  parameters: {
    layout: "fullscreen",
    // Rules that hold for a page and not for a part of one.
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
