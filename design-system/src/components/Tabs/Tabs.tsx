import { useId, useState, type ReactNode } from "react";
import * as css from "./Tabs.css.ts";
import { moveFocus } from "../../primitives/move-focus.ts";

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
  className,
}: TabsProps): ReactNode {
  const id = useId();
  const [ownValue, setOwnValue] = useState(defaultValue);
  const chosen = value ?? ownValue;
  const choose = (next: string): void => {
    if (next === chosen) return;
    setOwnValue(next);
    onValueChange?.(next);
  };
  return (
    <div className={className} data-component="tabs">
      <div role="tablist" aria-label={label} className={css.list}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={tab.value === chosen}
            aria-controls={`${id}-panel-${tab.value}`}
            tabIndex={tab.value === chosen ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => choose(tab.value)}
            onKeyDown={(event) => {
              const reached = moveFocus(event, "horizontal")?.dataset["value"];
              if (reached !== undefined && activation === "automatic") choose(reached);
            }}
            className={css.tab}
            data-part="tab"
            data-value={tab.value}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          tabIndex={0}
          hidden={tab.value !== chosen}
          className={css.panel}
          data-part="panel"
        >
          {tab.value === chosen && tab.content}
        </div>
      ))}
    </div>
  );
}
