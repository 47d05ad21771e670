import type { RootProps } from "../../css/root-props.ts";
import * as Radix from "@radix-ui/react-tabs";
import { useState, type ReactNode } from "react";
import * as css from "./Tabs.css.ts";

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean | undefined;
}

export interface TabsProps extends RootProps<"div", "dir" | "onFocusCapture"> {
  /** The accessible name of the tab list. */
  label: string;
  /** The tabs with their panels, in order. */
  tabs: readonly Tab[];
  value?: string | undefined;
  /** The first tab by default. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** `manual`: arrow keys only move focus, and Enter selects. For panels that are expensive to show. */
  activation?: "automatic" | "manual" | undefined;
  /** Keeps all panels mounted, so that what the user has entered survives switching tabs. */
  keepPanels?: boolean | undefined;
  /** For layout only. */
  className?: string | undefined;
}

/** Switches between panels. To navigate between pages, use links. */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue = tabs[0]?.value ?? "",
  onValueChange,
  activation = "automatic",
  keepPanels,
  className,
  ...rest
}: TabsProps): ReactNode {
  // Radix defaults to `dir="ltr"`, which would override the page's direction.
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
        {...rest}
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

/** Arrow keys act only after focus, so the direction is read then. */
function directionOf(element: Element): Direction {
  return getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr";
}
