export const fieldStrings = { optional: "optional", choose: "Choose" };
