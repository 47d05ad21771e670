export const nothingChosen = "Something went wrong. Please refresh the page and try again.";
export const enterDiscountCode = "Enter a discount code";
export const title = "Cart";
export const pages = "Pages of your bag";
export const page = (page: number, pages: number) => `Page ${page} of ${pages}`;
export const previousPage = "Previous";
export const nextPage = "Next";
export const viewBag = "View bag";
export const justSold = "That item has just been sold. It could not go into your bag.";
export const discountCode = "Discount code";
export const apply = "Apply";
export const discountCodeApplied = (discountCode: string) =>
  `“${discountCode}” is applied. Empty the field and apply to remove it.`;
export const discountCodeRefused = (discountCode: string) =>
  `“${discountCode}” is not applied. It may be misspelled or expired, or another discount saves more.`;
export const discount = "Discount";
export const unreachable = "We could not reach your bag. Please try again.";
export const tooSlow = "Your bag took too long to answer. Please try again.";
export const tooMany = "That was a lot at once. Please try again in a few minutes.";
export const notOnline = "You are offline. Please try again when you are back.";
export const refused = "That did not work. Please refresh the page and try again.";
export const notRemoved = "We could not remove this. Please try again.";
export const soldOut = (title: string) => `${title} has just been sold.`;
export const left = (title: string) => `${title} has been sold and left your bag.`;
export const offline = "You are offline. Your bag is safe and shows as soon as you are back.";
export const slow = "Your bag takes too long to load. Please try again.";
export const failed = "Your bag did not load. Please try again.";
export const description = "The items in your bag.";
