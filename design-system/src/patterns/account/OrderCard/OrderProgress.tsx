import { CheckIcon } from "../../../primitives/Icon/icons.tsx";
import type { orderStrings } from "../../../account-strings.ts";
import type { OrderStage } from "./order.ts";
import * as css from "./OrderProgress.css.ts";

interface OrderProgressProps {
  stage: Exclude<OrderStage, "failed">;
  labels: typeof orderStrings;
}

const stages = ["preparing", "onItsWay", "delivered"] as const;

/** Three steps, of which the current one is marked visually and for screen readers. */
export function OrderProgress({ stage, labels }: OrderProgressProps) {
  const reached = stages.indexOf(stage);
  return (
    <ol role="list" aria-label={labels.progress} className={css.list} data-part="progress">
      {stages.map((step, index) => (
        <li
          key={step}
          className={css.step}
          aria-current={index === reached ? "step" : undefined}
          data-reached={index <= reached ? "" : undefined}
        >
          <span className={css.mark} aria-hidden="true">
            {(index < reached || stage === "delivered") && index <= reached && <CheckIcon size="small" />}
          </span>
          {labels.stages[step]}
        </li>
      ))}
    </ol>
  );
}
