import { Cluster } from "@circlet/design-system";
import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "~/loading/when-idle";
import type { LoadedToolsProps } from "./LoadedTools";
import * as css from "./ListingTools.css";

/**
 * Reserves the space of the switch for sizes and of the button that saves the search. They load when the browser is
 * idle, because only this browser knows the shopper.
 */
export function ListingTools({ page }: LoadedToolsProps) {
  const [Tools, setTools] = useState<ComponentType<LoadedToolsProps> | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        import("./LoadedTools").then(({ LoadedTools }) => setTools(() => LoadedTools), console.error);
      }),
    [],
  );
  return (
    <Cluster gap="s" className={css.place}>
      {Tools && <Tools page={page} />}
    </Cluster>
  );
}
