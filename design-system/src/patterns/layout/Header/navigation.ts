export interface MenuLink {
  label: string;
  href: string;
}

/** A column of links with a heading: sale, clothing, dresses, brands, sweaters, outerwear. */
export interface MenuColumn {
  title: string;
  links: readonly MenuLink[];
}

export interface NavigationItem extends MenuLink {
  /** Colors the sale's link. */
  tone?: "plain" | "sale";
  /** The menu's columns; without them the item is a plain link. */
  columns?: readonly MenuColumn[];
}

/** Called for every followed link, for example to remember its title. */
export type OnFollow = (link: MenuLink) => void;
