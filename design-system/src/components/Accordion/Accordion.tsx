import * as Radix from "@radix-ui/react-accordion";
import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import * as css from "./Accordion.css.ts";
import { Sign } from "./Sign.tsx";

export interface AccordionItem {
  value: string;
  heading: ReactNode;
  content: ReactNode;
}

export interface AccordionProps extends RootProps<"div", "dir"> {
  items: readonly AccordionItem[];
  /** `single`: opening one item closes the other. */
  type?: "single" | "multiple" | undefined;
  /** Values of the open items. Set it to control the state. */
  value?: string[] | undefined;
  defaultValue?: string[] | undefined;
  onValueChange?: ((open: string[]) => void) | undefined;
  /** Heading level in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Layout only. */
  className?: string | undefined;
}

/** Expandable headings with their state in script. Prefer Disclosure where native behavior is enough. */
export function Accordion({
  items,
  type = "single",
  value,
  defaultValue,
  onValueChange,
  headingLevel = 3,
  className,
  ...rest
}: AccordionProps): ReactNode {
  const Level = `h${headingLevel}` as const;
  const children = items.map((item) => (
    <Radix.Item key={item.value} value={item.value} className={css.item} data-part="item">
      <Radix.Header asChild>
        <Level className={css.heading}>
          <Radix.Trigger className={css.trigger} data-part="trigger">
            {item.heading}
            <Sign />
          </Radix.Trigger>
        </Level>
      </Radix.Header>
      <Radix.Content className={css.content} data-part="content">
        <div className={css.inner}>{item.content}</div>
      </Radix.Content>
    </Radix.Item>
  ));
  const frame = {
    ...rest,
    className: classNames(css.root, className),
    "data-component": "accordion",
    children,
  };
  if (type === "multiple")
    return (
      <Radix.Root
        {...frame}
        type="multiple"
        {...(value !== undefined && { value })}
        {...(defaultValue !== undefined && { defaultValue })}
        {...(onValueChange !== undefined && { onValueChange })}
      />
    );
  return (
    <Radix.Root
      {...frame}
      type="single"
      collapsible
      {...(value !== undefined && { value: value[0] ?? "" })}
      {...(defaultValue !== undefined && { defaultValue: defaultValue[0] ?? "" })}
      {...(onValueChange !== undefined && {
        onValueChange: (open: string) => onValueChange(open === "" ? [] : [open]),
      })}
    />
  );
}
