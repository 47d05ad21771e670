import type { ReactNode } from "react";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import * as css from "./PerksStrip.css.ts";

export interface Perk {
  icon: ReactNode;
  title: string;
  text?: string;
}

export interface PerksStripProps extends RootProps<"ul"> {
  /** What the shop promises, each with an icon. */
  perks: readonly Perk[];
  className?: string | undefined;
}

/** What every order includes, such as free shipping. */
export function PerksStrip({ perks, className, ...rest }: PerksStripProps) {
  return (
    <ul role="list" {...rest} className={classNames(css.list, className)} data-component="perks-strip">
      {perks.map((perk) => (
        <li key={perk.title} className={css.item}>
          <span className={css.icon}>{perk.icon}</span>
          <span className={css.title}>{perk.title}</span>
          {perk.text ? <span className={css.text}>{perk.text}</span> : null}
        </li>
      ))}
    </ul>
  );
}
