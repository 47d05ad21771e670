import { Button } from "../../../components/Button/Button.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { ExternalIcon } from "../../../primitives/Icon/icons.tsx";
import type { orderStrings } from "../../../account-strings.ts";
import type { Order } from "./order.ts";
import * as css from "./OrderCard.css.ts";

interface OrderActionsProps {
  order: Order;
  labels: typeof orderStrings;
}

/** Track leads to the carrier; Cancel and Return open a prepared email. */
export function OrderActions({ order, labels }: OrderActionsProps) {
  const { number, shipment, cancelHref, returnHref } = order;
  if (!shipment?.href && !cancelHref && !returnHref) return null;
  return (
    <div className={css.actions} data-part="actions">
      {cancelHref && (
        <Link standalone tone="muted" href={cancelHref} aria-label={labels.cancelNamed(number)}>
          {labels.cancel}
        </Link>
      )}
      {returnHref && (
        <Link standalone tone="muted" href={returnHref} aria-label={labels.returnNamed(number)}>
          {labels.return}
        </Link>
      )}
      {shipment?.href && (
        <Button asChild variant="outline">
          <a
            href={shipment.href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={labels.trackNamed(number)}
          >
            {labels.track}
            <ExternalIcon size="small" />
          </a>
        </Button>
      )}
    </div>
  );
}
