export const dialogStrings = { close: "Close" };
