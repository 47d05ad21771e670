import type { ReactNode } from "react";
import { Disclosure } from "../../../components/Disclosure/Disclosure.tsx";
import { useWasOpened } from "../../../components/Disclosure/use-was-opened.ts";
import type { headerStrings } from "../../../strings.ts";
import type { MenuColumn, NavigationItem, OnFollow } from "../Header/navigation.ts";
import { MenuColumnLinks } from "./MenuColumnLinks.tsx";

interface MenuDrawerProps {
  item: NavigationItem;
  columns: readonly MenuColumn[];
  /** Drawers with the same name close each other. */
  name: string;
  onFollow: OnFollow;
  labels: typeof headerStrings;
}

/** A section of the menu. It renders its columns once it opens; its own link works without JavaScript. */
export function MenuDrawer({ item, columns, name, onFollow, labels }: MenuDrawerProps): ReactNode {
  const [wasOpened, disclosure] = useWasOpened(false);
  return (
    <Disclosure summary={item.label} name={name} {...disclosure}>
      <MenuColumnLinks
        column={{ title: item.label, links: [{ ...item, label: labels.all(item.label) }] }}
        onFollow={() => onFollow(item)}
      />
      {wasOpened &&
        columns.map((column) => (
          <MenuColumnLinks key={column.title} column={column} onFollow={onFollow} isTitled />
        ))}
    </Disclosure>
  );
}
