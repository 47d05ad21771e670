export interface MenuLink {
  label: string;
  href: string;
}

/** A column of links with a heading, such as "Clothing". */
export interface MenuColumn {
  title: string;
  links: readonly MenuLink[];
}

export interface NavigationItem extends MenuLink {
  /** Highlights the link, for example of a sale. */
  tone?: "plain" | "sale";
  /** The menu's columns. Without them, the item is a plain link. */
  columns?: readonly MenuColumn[];
}

/** Called for every link that the shopper follows, for example to remember its title. */
export type OnFollow = (link: MenuLink) => void;
