import { announce, Link, Text } from "@circlet/design-system";
import type { MouseEvent } from "react";
import * as messages from "~/messages/en/removed";
import type { CartItem } from "./cart";
import type { CartStore } from "./cart-store";

interface RemovedNoticeProps {
  readonly cart: CartStore;
  readonly item: CartItem;
}

/** Says what was just removed, and puts it back. If it was sold meanwhile, the cart says so. */
export default function RemovedNotice({ cart, item }: RemovedNoticeProps) {
  const { title } = item;
  async function putBack({ currentTarget }: MouseEvent): Promise<void> {
    // The button disappears.
    focusHeading(currentTarget);
    await cart.add(item);
    if (cart.get().lines.some(({ id }) => id === item.id)) announce(messages.isBack(title));
  }
  return (
    <Text key={item.id} size="small">
      {messages.removed(title)}
      <Link asChild standalone>
        <button
          type="button"
          aria-label={messages.undoOf(title)}
          onClick={(event) => {
            putBack(event).catch(console.error);
          }}
        >
          {messages.undo}
        </button>
      </Link>
    </Text>
  );
}

/** Moves focus to the heading of the drawer or the page, before the lines. */
function focusHeading(from: Element): void {
  const heading = from.closest("dialog, main")?.querySelector<HTMLElement>("h1, h2");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus();
}
