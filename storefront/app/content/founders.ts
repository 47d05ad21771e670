/** The two founders, invented as all people here are (decision 17). Their bios stand in our-story.mdx. */
export const founders = {
  ceo: { name: "Ines Calloway", role: "Co-founder and CEO", portrait: "ines" },
  cto: { name: "Theo Lindqvist", role: "Co-founder and CTO", portrait: "theo" },
} as const;
