export const buttonStrings = { busy: "Working" };
