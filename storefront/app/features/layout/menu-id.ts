/** Ties the header's button to the menu of phones, which it opens without script. */
export const menuId = "menu";
