/**
 * The words of the components, one object a pattern, so that a shop takes only those of what it shows. Every pattern
 * reads its own as `labels` and can be given others. Those marked "A4", "A8", "B4" … stand in the specification to the letter.
 */

/** "1 item", "2 items". */
export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}

export const addToBagStrings = {
  /** A4. */
  available: "add to bag",
  adding: "Adding...",
  loading: "Loading...",
  inBag: "in bag",
  soldOut: "Sold out",
};

export const consentStrings = {
  title: "Your privacy",
  question: "May we count visits to see what works? Nothing is sent unless you allow it.",
  more: "How we use data",
  decline: "No, thanks",
  allow: "Allow",
  /** What holds when the question is opened anew. */
  answers: {
    allowed: "You allow it at the moment.",
    declined: "Nothing is sent at the moment.",
  },
};

export const wishlistStrings = {
  /** A4. */
  add: "Add To Wishlist",
  adding: "Adding...",
  saved: "In Wishlist",
  removing: "Removing...",
  added: (category: string) => `${category} added to wishlist`,
  removed: "removed from wishlist",
};

export const productCardStrings = {
  soldOut: "Sold out",
  percentOff: (percent: number) => `${percent}% off`,
  price: "Price",
  retailPrice: "Retail price",
  colors: (names: readonly string[]) => `Colors: ${names.join(", ")}`,
  moreColors: (count: number) => `+${count}`,
};

export const productGridStrings = {
  /** A8, B8. */
  empty: "No results",
  loading: "Loading...",
};

export const swatchStrings = {
  color: "Color",
  size: "Size",
  unavailableColor: (color: string) => `${color}, not in this size`,
  unavailableSize: (size: string) => `${size}, sold out`,
};

export const galleryStrings = {
  gallery: "Pictures",
  strip: "Pictures, scroll for more",
  picture: (position: number, count: number) => `Picture ${position} of ${count}`,
  enlarge: (alt: string) => `Enlarge: ${alt}`,
  zoom: (alt: string) => `Zoom: ${alt}`,
  thumbnails: "All pictures",
  previous: "Previous picture",
  next: "Next picture",
  close: "Close",
};

export const conditionPanelStrings = { condition: "Condition" };

export const bagBarStrings = { bagBar: "Add to bag" };

export const shelfStrings = {
  previous: (title: string) => `Previous in ${title}`,
  next: (title: string) => `Next in ${title}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  loading: "Loading...",
};

export const slideshowStrings = {
  slideshow: "slideshow",
  slide: "slide",
  position: (slide: number, count: number) => `${slide} of ${count}`,
};

export const testimonialStrings = {
  /** A1. */
  verified: "Verified Purchase",
};

/** A1, in a few words each. */
export const perkStrings = {
  shipping: "Free shipping",
  returns: "Easy returns",
  quality: "Quality guaranteed",
  payment: "Secure payment",
};

export const breadcrumbStrings = { breadcrumb: "Breadcrumb" };

export const paginationStrings = {
  pages: "Pages of results",
  previous: "Previous",
  next: "Next",
};

export const listingStrings = {
  results: (count: number) => counted(count, "item", "items"),
  sort: "Sort by",
  apply: "Apply",
  filters: "Filters",
  filtersActive: (count: number) => counted(count, "filter active", "filters active"),
  showItems: (count: number) => `Show ${counted(count, "item", "items")}`,
  showAll: "Show items",
  close: "Close filters",
  clearAll: "Clear all",
  searchIn: (facet: string) => `Search ${facet.toLowerCase()}`,
  noOption: "Nothing by that name",
  price: "Price",
  priceFrom: "From, in dollars",
  priceTo: "To, in dollars",
  quickPrice: (dollars: number) => `Under $${dollars}`,
  activeFilters: "Active filters",
  removeFilter: (label: string) => `Remove filter: ${label}`,
  /** B5. */
  over: (dollars: string) => `Over $${dollars}`,
  under: (dollars: string) => `Under $${dollars}`,
};

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
  bag: (count: number) => (count > 0 ? `Bag, ${counted(count, "item", "items")}` : "Bag"),
  /** A2. */
  bagCount: (count: number) => `You have ${count} item(s) in your cart.`,
  skip: "Skip to content",
};

export const searchStrings = {
  placeholder: "Search pieces or brands",
  label: "Search",
  submit: "Search",
  clear: "Clear",
  cancel: "Cancel",
  results: "Suggestions",
  /** A2. */
  loading: "loading...",
  empty: "No results",
  topSuggestions: "Top Suggestions",
  products: "Products",
  recent: "Recent searches",
  recentFound: (count: number) => `${counted(count, "recent search", "recent searches")}, use the arrow keys`,
  forget: (search: string) => `Remove ${search} from recent searches`,
  found: (count: number) => `${counted(count, "suggestion", "suggestions")}, use the arrow keys`,
};

export const footerStrings = {
  links: "Footer",
  newsletter: "News from the rail",
  email: "E-mail address",
  emailHint: "name@example.com",
  /** B4. */
  subscribe: "Subscribe",
  subscribed: "Subscribed!",
  subscribing: "One moment...",
  failed: "That did not work. Please try again.",
  copyright: (year: number, shop: string) => `© ${year} ${shop}. All rights reserved.`,
  version: (version: string) => `Version ${version}`,
  privacyChoices: "Privacy choices",
};

export const cartStrings = {
  /** A2. */
  title: "Cart",
  close: "Close cart",
  empty: "Your cart is empty.",
  emptyAction: "Find something you love",
  total: "Total",
  saved: "Saved",
  checkout: "Checkout",
  agreementLead: "By clicking checkout, you agree to our",
  agreementJoin: "and",
  terms: "Terms of Service",
  privacy: "Privacy Policy",
  remove: "Remove",
  removing: "Removing...",
  removeNamed: (title: string) => `Remove ${title}`,
  /** A4. */
  removed: "Item removed from cart",
  soldOut: "Sold out",
  failed: "Your cart did not load",
  loading: "Loading...",
  updating: "Updating...",
};

export const panelStrings = {
  notFoundTitle: "We can’t find that page",
  notFoundText: "The link may be old, or the piece has found its owner. There is plenty more on the rail.",
  soldOutTitle: "This one has been sold",
  soldOutText: "Most of our pieces are one of one, so they go fast. Here is more like it.",
  search: "Shop all pieces",
  home: "Go to the home page",
  downTitle: "We’ll be right back",
  downText: "Something on our side is taking a break. Your bag is safe. Please try again in a moment.",
  tryAgain: "Try again",
};

export const buttonStrings = { busy: "Working" };

export const priceStrings = {
  price: "Price",
  retailPrice: "Retail price",
  /** A2. */
  saving: (percent: number) => `You save ${percent}%`,
};

export const conditionStrings = {
  /** B3. */
  new_with_tags: "New with tags",
  new_without_tags: "New without tags",
  new_with_defects: "Excellent",
  preowned: "Pre-owned",
};

export const fieldStrings = { optional: "optional", choose: "Choose" };

export const dialogStrings = { close: "Close" };

export const errorNoticeStrings = {
  title: "That did not load",
  tryAgain: "Try again",
};
