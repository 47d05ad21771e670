export const bagBarStrings = { bagBar: "Add to bag" };
