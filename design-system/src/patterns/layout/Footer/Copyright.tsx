import { useState } from "react";
import { versionClicks } from "../../../constants.ts";
import { footerStrings } from "../../../strings.ts";
import * as css from "./Footer.css.ts";

export interface CopyrightProps {
  year: number;
  shopName: string;
  /** The build's version, shown after five clicks. */
  version: string;
  labels?: typeof footerStrings;
}

export function Copyright({ year, shopName, version, labels = footerStrings }: CopyrightProps) {
  const [clicks, setClicks] = useState(0);
  return (
    <div className={css.copyright}>
      <button type="button" className={css.copyrightText} onClick={() => setClicks(clicks + 1)}>
        {labels.copyright(year, shopName)}
      </button>
      <p role="status" className={css.version}>
        {clicks >= versionClicks ? labels.version(version) : ""}
      </p>
    </div>
  );
}
