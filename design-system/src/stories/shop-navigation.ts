import type { NavigationItem } from "../patterns/layout/Header/navigation.ts";

const links = (...labels: string[]) =>
  labels.map((label) => ({ label, href: `#${label.toLowerCase().replaceAll(" ", "-")}` }));

export const shopNavigation: readonly NavigationItem[] = [
  {
    label: "Women",
    href: "#women",
    columns: [
      { title: "Sale", links: links("New arrivals", "Final sale", "Last chance", "Under $25") },
      { title: "Clothing", links: links("Tops", "Jeans", "Pants", "Skirts", "Jumpsuits", "Swimwear") },
      { title: "Dresses", links: links("All dresses", "Midi dresses", "Evening") },
      { title: "Brands", links: links("Norelle", "Fjordal", "Maren & Co", "All brands") },
    ],
  },
  { label: "Dresses", href: "#dresses" },
  {
    label: "Sweaters & outerwear",
    href: "#sweaters-outerwear",
    columns: [
      { title: "Sweaters", links: links("Cardigans", "Turtlenecks", "All sweaters") },
      { title: "Outerwear", links: links("Coats", "Trench coats", "Blazers", "Vests") },
    ],
  },
  {
    label: "Trending",
    href: "#trending",
    columns: [{ title: "Right now", links: links("Satin", "Suede", "Wide legs") }],
  },
  { label: "Sale", href: "#sale", tone: "sale" },
];

export const accountEntries = [
  { label: "Orders", href: "#orders" },
  { label: "Wishlist", href: "#wishlist" },
  { label: "Settings", href: "#settings" },
  { label: "Logout", href: "#logout" },
];
