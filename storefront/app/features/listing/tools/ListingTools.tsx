import { Cluster } from "@circlet/design-system";
import { idlePart } from "~/loading/idle-part";
import type { LoadedToolsProps } from "./LoadedTools";
import * as css from "./ListingTools.css";

/** They load when the browser is idle, because only this browser knows the shopper. */
const Tools = idlePart(() => import("./LoadedTools"));

/** Reserves the space of the switch for sizes and of the button that saves the search. */
export function ListingTools({ page }: LoadedToolsProps) {
  return (
    <Cluster gap="s" className={css.place}>
      <Tools page={page} />
    </Cluster>
  );
}
