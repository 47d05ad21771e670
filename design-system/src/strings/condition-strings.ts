export const conditionStrings = {
  new_with_tags: "New with tags",
  new_without_tags: "New without tags",
  new_with_defects: "Excellent",
  preowned: "Pre-owned",
};
