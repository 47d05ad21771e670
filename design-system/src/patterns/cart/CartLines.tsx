import { announce } from "../../components/Announcer/announce.ts";
import { delays } from "../../constants.ts";
import type { cartStrings } from "../../strings.ts";
import type { CartActions, CartLineItem } from "./cart.ts";
import { CartLine } from "./CartLine.tsx";
import * as css from "./CartView.css.ts";

interface CartLinesProps extends Pick<CartActions, "onRemove" | "removeForm" | "onFollow"> {
  lines: readonly CartLineItem[];
  labels: typeof cartStrings;
}

export function CartLines({ lines, onRemove, removeForm, onFollow, labels }: CartLinesProps) {
  async function remove(id: string): Promise<void> {
    keepPlace(id);
    await onRemove?.(id);
    announce(labels.removed, { clearAfter: delays.removeAnnouncement });
  }

  return (
    <ul role="list" className={css.lines}>
      {lines.map((line) => (
        <li key={line.id} className={css.line} data-line={line.id}>
          <CartLine
            line={line}
            onFollow={onFollow}
            // The line shows a failed removal.
            {...(onRemove && { onRemove: () => void remove(line.id).catch(() => undefined) })}
            {...(removeForm && { removeForm: removeForm(line) })}
            labels={labels}
          />
        </li>
      ))}
    </ul>
  );
}

/** Moves focus from a removed line to the next line's button, or to the previous one's. */
function keepPlace(id: string): void {
  const line = document.activeElement?.closest(`[data-line="${CSS.escape(id)}"]`);
  const neighbor = line?.nextElementSibling ?? line?.previousElementSibling;
  neighbor?.querySelector<HTMLElement>("[data-part='remove']")?.focus();
}
