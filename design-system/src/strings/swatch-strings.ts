export const swatchStrings = {
  color: "Color",
  size: "Size",
  unavailableColor: (color: string) => `${color}, not in this size`,
  unavailableSize: (size: string) => `${size}, sold out`,
};
