import { Cluster } from "@circlet/design-system";
import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "~/loading/when-idle";
import type { MySizesProps } from "./MySizesSwitch";
import * as css from "./MySizes.css";

/**
 * Reserves the switch's space. The switch loads when the browser is idle, because only this browser knows the sizes.
 */
export function MySizes({ page }: MySizesProps) {
  const [Switch, setSwitch] = useState<ComponentType<MySizesProps> | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        import("./MySizesSwitch").then(({ MySizesSwitch }) => setSwitch(() => MySizesSwitch), console.error);
      }),
    [],
  );
  return (
    page.sizeGroups.length > 0 && (
      <Cluster gap="s" className={css.place}>
        {Switch && <Switch page={page} />}
      </Cluster>
    )
  );
}
