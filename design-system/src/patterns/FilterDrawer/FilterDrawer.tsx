import type { ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Drawer } from "../../components/Drawer/Drawer.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { listingStrings } from "../../strings.ts";
import { FilterPanel, type FilterPanelProps } from "../FilterPanel/FilterPanel.tsx";

export interface FilterDrawerProps extends Omit<FilterPanelProps, "className" | "submitOnChange"> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Pieces the filters in force leave; null where nobody knows. */
  count: number | null;
}

/** The filters on a phone. Every tick is applied at once behind it; its button says how many pieces are left. */
export function FilterDrawer({ open, onOpenChange, count, ...panel }: FilterDrawerProps): ReactNode {
  const labels = panel.labels ?? listingStrings;
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={labels.filters}
      labels={{ close: labels.close }}
      footer={
        <>
          <Button fullWidth onClick={() => onOpenChange(false)}>
            {count === null ? labels.showAll : labels.showItems(count)}
          </Button>
          <VisuallyHidden role="status">{count === null ? "" : labels.results(count)}</VisuallyHidden>
        </>
      }
    >
      <FilterPanel {...panel} submitOnChange />
    </Drawer>
  );
}
