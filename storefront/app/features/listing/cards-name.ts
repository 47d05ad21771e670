/** Where a listing's cards stand in its page, as `data-cards`. */
export const cardsName = "listing";
