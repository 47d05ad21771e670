export const conditionPanelStrings = { condition: "Condition" };
