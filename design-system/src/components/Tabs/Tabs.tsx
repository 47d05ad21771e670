import * as Radix from "@radix-ui/react-tabs";
import { useState, type ReactNode } from "react";
import * as css from "./Tabs.css.ts";

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean | undefined;
}

export interface TabsProps {
  /** What the tabs are a choice of. */
  label: string;
  tabs: readonly Tab[];
  value?: string | undefined;
  /** The first tab when left out. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** `manual`: arrow keys only move, Enter chooses. For panels that cost something to show. */
  activation?: "automatic" | "manual" | undefined;
  /** What was typed into a panel is still there after a look at another. All panels are rendered then. */
  keepPanels?: boolean | undefined;
  /** Layout only. */
  className?: string | undefined;
}

/** Several panels in one place, one in sight. For tabs that lead to other pages take links. */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue = tabs[0]?.value ?? "",
  onValueChange,
  activation = "automatic",
  keepPanels,
  className,
}: TabsProps): ReactNode {
  // Radix takes every page to read from left to right and writes so on the tabs: the page's own direction stays.
  const [direction, setDirection] = useState<Direction>("ltr");
  return (
    <Radix.Root
      asChild
      dir={direction}
      {...(value === undefined ? { defaultValue } : { value })}
      {...(onValueChange !== undefined && { onValueChange })}
      activationMode={activation}
    >
      <div
        dir={undefined}
        onFocusCapture={({ currentTarget }) => setDirection(directionOf(currentTarget))}
        className={className}
        data-component="tabs"
      >
        <Radix.List aria-label={label} className={css.list}>
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              disabled={tab.disabled}
              className={css.tab}
              data-part="tab"
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {tabs.map((tab) => (
          <Radix.Content
            key={tab.value}
            value={tab.value}
            {...(keepPanels && { forceMount: true })}
            className={css.panel}
            data-part="panel"
          >
            {tab.content}
          </Radix.Content>
        ))}
      </div>
    </Radix.Root>
  );
}

type Direction = "ltr" | "rtl";

/** Asked when the focus comes: the arrows are next. */
function directionOf(element: Element): Direction {
  return getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr";
}
