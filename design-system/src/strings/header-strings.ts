import { counted } from "./counted.ts";

export const headerStrings = {
  main: "Main",
  home: (shop: string) => `${shop}, home`,
  menu: "Menu",
  closeMenu: "Close menu",
  submenu: (title: string) => `${title} menu`,
  all: (title: string) => `All of ${title}`,
  account: "Account",
  wishlist: "Wishlist",
  orders: "Orders",
  cart: (count: number) => (count > 0 ? `Bag, ${counted(count, "item", "items")}` : "Bag"),
  cartCount: (count: number) => `You have ${count} item(s) in your cart.`,
  skip: "Skip to content",
};
