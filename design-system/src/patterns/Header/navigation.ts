export interface MenuLink {
  label: string;
  href: string;
}

/** A column of links under a heading: sale, clothing, dresses, brands, sweaters, outerwear. */
export interface MenuColumn {
  title: string;
  links: readonly MenuLink[];
}

export interface NavigationItem extends MenuLink {
  /** The sale's link is colored. */
  tone?: "plain" | "sale";
  /** What its menu shows; without it the item is a link only. */
  columns?: readonly MenuColumn[];
}

/** Told of every link that was followed, such as to remember its title (specification A2). */
export type OnFollow = (link: MenuLink) => void;
