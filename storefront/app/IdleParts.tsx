import type { ReactNode } from "react";
import { Analytics } from "./features/analytics/Analytics";
import { Offline } from "./offline/Offline";

/** Analytics with its question for consent, and offline pages. */
export default function IdleParts(): ReactNode {
  return (
    <>
      <Analytics />
      <Offline />
    </>
  );
}
