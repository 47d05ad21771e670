import type { ReactNode } from "react";
import { Card } from "../sections/Card";
import { valueIcons } from "./value-icons";

export interface ValueProps {
  readonly icon: keyof typeof valueIcons;
  readonly title: string;
  readonly children: ReactNode;
}

/** One of Circlet's four values. */
export function Value({ icon, title, children }: ValueProps) {
  return (
    <Card title={title} icon={valueIcons[icon]}>
      {children}
    </Card>
  );
}
