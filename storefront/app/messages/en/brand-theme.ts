export const preview = "This is a preview. Only people with this link see these colors.";
