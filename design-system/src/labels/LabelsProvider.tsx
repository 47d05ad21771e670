import { createContext, use, useMemo, type ReactNode } from "react";
import type { Labels } from "./labels.ts";
import { type Replacements, replaceInScope, replacementsOf } from "./replacements.ts";

const LabelsContext = createContext<Replacements | null>(null);

replaceInScope(() => use(LabelsContext));

export interface LabelsProviderProps {
  /** All labels in a language, such as those of `@circlet/design-system/labels/de`; English without them. */
  labels: Labels | undefined;
  children: ReactNode;
}

/** Sets the language of the components inside, on server and client. Without it, `setLabels` applies. */
export function LabelsProvider({ labels, children }: LabelsProviderProps): ReactNode {
  const replacements = useMemo(() => replacementsOf(labels), [labels]);
  return <LabelsContext value={replacements}>{children}</LabelsContext>;
}
