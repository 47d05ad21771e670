export const productCardStrings = {
  soldOut: "Sold out",
  percentOff: (percent: number) => `${percent}% off`,
  colors: (names: readonly string[]) => `Colors: ${names.join(", ")}`,
  moreColors: (count: number) => `+${count}`,
};
