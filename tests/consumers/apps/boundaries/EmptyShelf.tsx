import { setImmediate } from "node:timers/promises";
import { ProductGrid, setLabels, SkipLink } from "@circlet/design-system";
import { ar } from "@circlet/design-system/labels/ar";
import { de } from "@circlet/design-system/labels/de";
import type { ReactNode } from "react";

const labels: Readonly<Record<string, typeof de>> = { ar, de };

/** A page in the language of its request, whose rendering pauses for those of others. */
export async function EmptyShelf({ language }: { readonly language: string }): Promise<ReactNode> {
  setLabels(labels[language]);
  await setImmediate();
  return (
    <html lang={language}>
      <body>
        <SkipLink />
        <ProductGrid items={[]} keyOf={String} renderItem={String} />
      </body>
    </html>
  );
}
