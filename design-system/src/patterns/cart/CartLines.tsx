import { announce } from "../../components/Announcer/announce.ts";
import { delays } from "../../constants.ts";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { cartStrings } from "../../strings.ts";
import { useLabels } from "../../labels/use-labels.ts";
import type { CartActions, CartLineItem } from "./cart.ts";
import { CartLine } from "./CartLine.tsx";
import * as css from "./CartView.css.ts";

export interface CartLinesProps
  extends RootProps<"ul">, Pick<CartActions, "onRemove" | "removeForm" | "quantityControl" | "onFollow"> {
  lines: readonly CartLineItem[];
  labels?: Partial<typeof cartStrings> | undefined;
}

/** The list of lines. Announces a removal and moves focus to the next line. */
export function CartLines(props: CartLinesProps) {
  const { lines, onRemove, removeForm, quantityControl, onFollow, labels: given, className, ...rest } = props;
  const labels = useLabels(cartStrings, given);

  async function removeLine(id: string): Promise<void> {
    moveFocusToNeighbor(id);
    await onRemove?.(id);
    announce(labels.removed, { clearAfter: delays.removeAnnouncement });
  }

  return (
    <ul role="list" {...rest} className={classNames(css.lines, className)}>
      {lines.map((line) => (
        <li key={line.id} className={css.line} data-line={line.id}>
          <CartLine
            line={line}
            onFollow={onFollow}
            // A failed removal shows its error at the line.
            onRemove={onRemove && (() => void removeLine(line.id).catch(() => undefined))}
            removeForm={removeForm?.(line)}
            quantityControl={quantityControl?.(line)}
            labels={labels}
          />
        </li>
      ))}
    </ul>
  );
}

/** Moves focus from a removed line to the next line's button, or else the previous one's. */
function moveFocusToNeighbor(id: string): void {
  const line = document.activeElement?.closest(`[data-line="${CSS.escape(id)}"]`);
  const neighbor = line?.nextElementSibling ?? line?.previousElementSibling;
  neighbor?.querySelector<HTMLElement>("[data-part='remove']")?.focus();
}
