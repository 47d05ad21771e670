export const quantityStrings = {
  fewer: "One fewer",
  more: "One more",
};
