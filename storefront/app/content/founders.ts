/** The founders are fictional. Their bios are in our-story.mdx. */
export const founders = {
  ceo: { name: "Ines Calloway", role: "Co-founder and CEO", portrait: "ines" },
  cto: { name: "Theo Lindqvist", role: "Co-founder and CTO", portrait: "theo" },
} as const;
