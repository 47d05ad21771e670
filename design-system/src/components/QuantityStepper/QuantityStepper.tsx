import { useState, type KeyboardEvent, type ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { useLabels } from "../../labels/use-labels.ts";
import { MinusIcon, PlusIcon } from "../../primitives/Icon/icons.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { quantityStrings } from "../../strings/quantity-strings.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { pressedKey } from "../Input/pressed-key.ts";
import * as css from "./QuantityStepper.css.ts";

export interface QuantityStepperProps extends RootProps<"div", "role" | "onChange"> {
  /** The accessible name, with the product: "Quantity of tomatoes". */
  label: string;
  value: number;
  /** Gets whole numbers from `min` to `max`, when a button is pressed and when a typed number is complete. */
  onValueChange: (value: number) => void;
  /** 1 by default. */
  min?: number | undefined;
  /** 99 by default. */
  max?: number | undefined;
  /** The form field's name, for forms that are sent before scripts run. */
  name?: string | undefined;
  /** Nothing can be changed, for example while the cart is. */
  disabled?: boolean | undefined;
  labels?: Partial<typeof quantityStrings> | undefined;
}

/** How many of a product people want. */
export function QuantityStepper(props: QuantityStepperProps): ReactNode {
  const { label, value, onValueChange, min = 1, max = 99, name, disabled = false, ...others } = props;
  const { labels: given, className, ...rest } = others;
  const labels = useLabels(quantityStrings, given);
  const [typed, setTyped] = useState<string | null>(null);
  const [isAnnounced, setAnnounced] = useState(false);

  const choose = (quantity: number): void => {
    const chosen = Math.min(Math.max(Math.round(quantity), min), max);
    if (chosen !== value) onValueChange(chosen);
  };
  const finishTyping = (): void => {
    if (typed === null) return;
    setTyped(null);
    setAnnounced(false);
    if (typed.trim() !== "" && Number.isFinite(Number(typed))) choose(Number(typed));
  };
  const finishOnEnter = (event: KeyboardEvent): void => {
    if (pressedKey(event.nativeEvent) === "Enter") finishTyping();
  };
  const step = (by: number, name: string, icon: ReactNode): ReactNode => {
    const isAtEnd = value + by < min || value + by > max;
    return (
      <IconButton
        label={name}
        size="small"
        className={css.button}
        disabled={disabled}
        aria-disabled={isAtEnd || undefined}
        onClick={() => {
          setAnnounced(true);
          choose(value + by);
        }}
      >
        {icon}
      </IconButton>
    );
  };

  return (
    <div
      {...rest}
      role="group"
      aria-label={label}
      className={classNames(css.root, className)}
      data-component="quantity-stepper"
    >
      {step(-1, labels.fewer, <MinusIcon size="small" />)}
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        name={name}
        min={min}
        max={max}
        disabled={disabled}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={finishTyping}
        onKeyDown={finishOnEnter}
        className={css.input}
      />
      {step(1, labels.more, <PlusIcon size="small" />)}
      <VisuallyHidden role="status">{isAnnounced && value}</VisuallyHidden>
    </div>
  );
}
