import * as Radix from "@radix-ui/react-accordion";
import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { inner, trigger } from "../Disclosure/Disclosure.css.ts";
import { ExpandIcon } from "../Disclosure/ExpandIcon.tsx";
import * as css from "./Accordion.css.ts";

export interface AccordionItem {
  value: string;
  heading: ReactNode;
  content: ReactNode;
}

/** Opening an item closes the one that was open. */
interface SingleProps {
  /** Whether one section is open at a time, or several. */
  type?: "single" | undefined;
  /** The open item, or "" for none. Set it to control the state. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

interface MultipleProps {
  /** Whether one section is open at a time, or several. */
  type: "multiple";
  /** The open items. Set it to control the state. */
  value?: string[] | undefined;
  defaultValue?: string[] | undefined;
  onValueChange?: ((value: string[]) => void) | undefined;
}

interface AccordionFrameProps extends RootProps<"div", "dir" | "defaultValue"> {
  items: readonly AccordionItem[];
  /** Heading level in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** For layout only. */
  className?: string | undefined;
}

export type AccordionProps = AccordionFrameProps & (SingleProps | MultipleProps);

/** Expandable headings whose state is in React. Prefer Disclosure where native behavior is enough. */
export function Accordion({ items, headingLevel = 3, className, ...rest }: AccordionProps): ReactNode {
  const Level = `h${headingLevel}` as const;
  const children = items.map((item) => (
    <Radix.Item key={item.value} value={item.value} className={css.item} data-part="item">
      <Radix.Header asChild>
        <Level className={css.heading}>
          <Radix.Trigger className={trigger} data-part="trigger">
            <span>{item.heading}</span>
            <ExpandIcon />
          </Radix.Trigger>
        </Level>
      </Radix.Header>
      <Radix.Content className={css.content} data-part="content">
        <div className={inner}>{item.content}</div>
      </Radix.Content>
    </Radix.Item>
  ));
  const frame = { className: classNames(css.root, className), "data-component": "accordion", children };
  return rest.type === "multiple" ? (
    <Radix.Root {...rest} {...frame} />
  ) : (
    <Radix.Root {...rest} {...frame} type="single" collapsible />
  );
}
