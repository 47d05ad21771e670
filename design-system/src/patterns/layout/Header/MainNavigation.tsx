import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { headerStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { NavigationMenu } from "./NavigationMenu.tsx";
import type { NavigationItem, OnFollow } from "./navigation.ts";
import * as css from "./MainNavigation.css.ts";

export interface MainNavigationProps extends RootProps<"nav"> {
  items: readonly NavigationItem[];
  /** The current path, whose item is marked. */
  currentHref?: string | undefined;
  onFollow?: OnFollow | undefined;
  labels?: Partial<typeof headerStrings> | undefined;
}

/** A row of departments, each with an optional menu that opens on hover or by a button. */
export function MainNavigation(props: MainNavigationProps) {
  const { items, currentHref, onFollow, labels: given, className, ...rest } = props;
  const labels = useLabels(headerStrings, given);
  return (
    <nav
      aria-label={labels.main}
      {...rest}
      className={classNames(css.root, className)}
      data-component="main-navigation"
    >
      <ul role="list" className={css.list}>
        {items.map((item) => (
          <NavigationMenu
            key={item.label}
            item={item}
            isCurrent={item.href === currentHref}
            onFollow={onFollow}
            buttonLabel={labels.submenu(item.label)}
          />
        ))}
      </ul>
    </nav>
  );
}
