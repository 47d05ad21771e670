import { useId } from "react";
import { ChevronDownIcon } from "../../../primitives/Icon/icons.tsx";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import { onPlainClick } from "../../../components/Modal/plain-click.ts";
import { LinkColumn } from "./LinkColumn.tsx";
import type { NavigationItem, OnFollow } from "./navigation.ts";
import { useDisclosure } from "./use-disclosure.ts";
import * as css from "./MainNavigation.css.ts";

interface NavigationMenuProps {
  item: NavigationItem;
  isCurrent: boolean;
  onFollow: OnFollow | undefined;
  buttonLabel: string;
}

/** A navigation item. Its menu follows the ARIA disclosure pattern, and renders its links once it opens. */
export function NavigationMenu({ item, isCurrent, onFollow, buttonLabel }: NavigationMenuProps) {
  const id = useId();
  const { open, wasOpened, close, toggle, button, rootProps } = useDisclosure({ hover: true });
  const columns = item.columns ?? [];
  const link = (
    <NavigationLink
      href={item.href}
      className={css.link}
      data-tone={item.tone}
      aria-current={isCurrent ? "page" : undefined}
      onClick={onPlainClick(() => {
        close();
        onFollow?.(item);
      })}
    >
      {item.label}
    </NavigationLink>
  );
  if (columns.length === 0) return <li className={css.item}>{link}</li>;
  return (
    <li className={css.item} {...rootProps}>
      {link}
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-label={buttonLabel}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        <ChevronDownIcon size="small" className={css.chevron} />
      </button>
      <div id={id} className={css.panel} data-open={open ? "" : undefined} data-part="menu">
        {wasOpened && (
          <div className={css.sheet}>
            <div className={css.columns}>
              {columns.map((column) => (
                <LinkColumn
                  key={column.title}
                  column={column}
                  onFollow={(followed) => {
                    close();
                    onFollow?.(followed);
                  }}
                />
              ))}
            </div>
          </div>
        )}
      </div>
    </li>
  );
}
