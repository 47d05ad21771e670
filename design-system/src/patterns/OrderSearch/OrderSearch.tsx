import { useRef, type ReactNode } from "react";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { Input } from "../../components/Input/Input.tsx";
import { classNames } from "../../css/class-names.ts";
import { CloseIcon, SearchIcon } from "../../primitives/Icon/icons.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { orderSearchStrings } from "../../account-strings.ts";
import * as css from "./OrderSearch.css.ts";

export interface OrderSearchProps {
  text: string;
  onTextChange: (text: string) => void;
  /** Orders that match, read out as they change. */
  found: number;
  labels?: typeof orderSearchStrings;
  className?: string | undefined;
}

/** Free text over a shopper's orders; what is typed decides at once, there is nothing to send. */
export function OrderSearch(props: OrderSearchProps): ReactNode {
  const { text, onTextChange, found, labels = orderSearchStrings, className } = props;
  const field = useRef<HTMLInputElement>(null);

  function clear(): void {
    onTextChange("");
    field.current?.focus();
  }

  return (
    <search className={classNames(css.root, className)} data-component="order-search">
      <SearchIcon className={css.icon} />
      <Input
        ref={field}
        type="search"
        shape="round"
        aria-label={labels.label}
        placeholder={labels.placeholder}
        autoComplete="off"
        value={text}
        onChange={(event) => onTextChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") clear();
        }}
        className={css.field}
      />
      {text !== "" && (
        <div className={css.clear}>
          <IconButton label={labels.clear} onClick={clear}>
            <CloseIcon size="small" />
          </IconButton>
        </div>
      )}
      <VisuallyHidden role="status">{text.trim() === "" ? "" : labels.found(found)}</VisuallyHidden>
    </search>
  );
}
