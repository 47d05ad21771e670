import { useState } from "react";
import { versionClicks } from "../../../constants.ts";
import { footerStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import * as css from "./Footer.css.ts";

export interface CopyrightProps {
  year: number;
  shopName: string;
  /** The build's version, which five clicks reveal. */
  version: string;
  labels?: Partial<typeof footerStrings> | undefined;
}

export function Copyright({ year, shopName, version, labels: given }: CopyrightProps) {
  const labels = useLabels(footerStrings, given);
  const [clicks, setClicks] = useState(0);
  return (
    <div className={css.copyright}>
      {/* A cached page may be from the year before. */}
      <button
        type="button"
        className={css.copyrightText}
        onClick={() => setClicks(clicks + 1)}
        suppressHydrationWarning
      >
        {labels.copyright(year, shopName)}
      </button>
      <p role="status" className={css.version}>
        {clicks >= versionClicks ? labels.version(version) : ""}
      </p>
    </div>
  );
}
