import { useId, useState, type ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { moveFocus } from "../../primitives/move-focus.ts";
import * as css from "./Accordion.css.ts";
import { Sign } from "./Sign.tsx";

export interface AccordionItem {
  value: string;
  heading: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** `single`: opening one shuts the other. */
  type?: "single" | "multiple" | undefined;
  /** Values of the items that are open; set it to keep the state outside. */
  value?: string[] | undefined;
  defaultValue?: string[] | undefined;
  onValueChange?: ((open: string[]) => void) | undefined;
  /** Level of the headings in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Layout only. */
  className?: string | undefined;
}

const noneOpen: string[] = [];

/** Headings that unfold, with the state in script. Where the platform's own will do, take Disclosure. */
export function Accordion({
  items,
  type = "single",
  value,
  defaultValue = noneOpen,
  onValueChange,
  headingLevel = 3,
  className,
}: AccordionProps): ReactNode {
  const id = useId();
  const [ownValue, setOwnValue] = useState(defaultValue);
  const open = value ?? ownValue;
  const Level = `h${headingLevel}` as const;
  const toggle = (item: string): void => {
    const others = type === "single" ? [] : open.filter((other) => other !== item);
    const next = open.includes(item) ? others : [...others, item];
    setOwnValue(next);
    onValueChange?.(next);
  };
  return (
    <div className={classNames(css.root, className)} data-component="accordion">
      {items.map((item) => {
        const isOpen = open.includes(item.value);
        const content = `${id}-content-${item.value}`;
        const trigger = `${id}-trigger-${item.value}`;
        return (
          <div key={item.value} className={css.item} data-part="item">
            <Level className={css.heading}>
              <button
                type="button"
                id={trigger}
                aria-expanded={isOpen}
                aria-controls={content}
                onClick={() => toggle(item.value)}
                onKeyDown={(event) => void moveFocus(event, "vertical")}
                className={css.trigger}
                data-part="trigger"
              >
                {item.heading}
                <Sign />
              </button>
            </Level>
            <div
              role="region"
              id={content}
              aria-labelledby={trigger}
              hidden={!isOpen}
              className={css.content}
              data-part="content"
            >
              {isOpen && <div className={css.inner}>{item.content}</div>}
            </div>
          </div>
        );
      })}
    </div>
  );
}
