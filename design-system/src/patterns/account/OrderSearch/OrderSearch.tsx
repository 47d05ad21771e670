import { useRef, type ReactNode } from "react";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Input } from "../../../components/Input/Input.tsx";
import { pressedKey } from "../../../components/Input/pressed-key.ts";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { CloseIcon, SearchIcon } from "../../../primitives/Icon/icons.tsx";
import { VisuallyHidden } from "../../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { orderSearchStrings } from "../../../account-strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import * as css from "./OrderSearch.css.ts";

export interface OrderSearchProps extends RootProps<"search"> {
  value: string;
  onValueChange: (value: string) => void;
  /** The number of matching orders. Changes are announced. */
  found: number;
  labels?: Partial<typeof orderSearchStrings> | undefined;
  className?: string | undefined;
}

/** A text filter for the customer's orders, applied while typing. */
export function OrderSearch(props: OrderSearchProps): ReactNode {
  const { value, onValueChange, found, labels: given, className, ...rest } = props;
  const labels = useLabels(orderSearchStrings, given);
  const field = useRef<HTMLInputElement>(null);

  function clearField(): void {
    onValueChange("");
    field.current?.focus();
  }

  return (
    <search {...rest} className={classNames(css.root, className)} data-component="order-search">
      <SearchIcon className={css.icon} />
      <Input
        ref={field}
        type="search"
        shape="round"
        aria-label={labels.label}
        placeholder={labels.placeholder}
        autoComplete="off"
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (pressedKey(event.nativeEvent) === "Escape") clearField();
        }}
        className={css.field}
      />
      {value !== "" && (
        <div className={css.clear}>
          <IconButton label={labels.clear} onClick={clearField}>
            <CloseIcon size="small" />
          </IconButton>
        </div>
      )}
      <VisuallyHidden role="status">{value.trim() === "" ? "" : labels.found(found)}</VisuallyHidden>
    </search>
  );
}
