export const title = "Appearance";
export const choices = { system: "System", light: "Light", dark: "Dark" };
export const selected = "selected";
export const changed = (choice: string) => `Appearance: ${choice}`;
