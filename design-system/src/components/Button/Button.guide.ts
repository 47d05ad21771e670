import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Triggers an action: submits a form, adds a product to the cart, opens a dialog.",
  do: [
    "Start the label with a verb: “Add to bag”, “Save”.",
    "Use one solid button per section for the main action. Make the others `outline` or `soft`.",
    "Set `loading` while the action runs: the button keeps its place and focus, and ignores further clicks.",
  ],
  dont: [
    "Use it for navigation. For a link that looks like a button, use `asChild`.",
    "Disable it while a form is incomplete. Let people press it and tell them what is missing.",
    "Pick a tone for its color: tones other than `neutral` are for merchandising.",
  ],
  alternatives: [
    { name: "Link", when: "it navigates to another page" },
    { name: "IconButton", when: "there is only room for an icon" },
    { name: "AddToCartButton", when: "it adds a product to the cart: it has all states and labels" },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the button, also while it is loading." },
    { keys: "Enter, Space", action: "Activates the button." },
  ],
  accessibility: [
    "44 px tall; the large size is 52 px.",
    "While loading it is `aria-disabled` and `aria-busy` instead of `disabled`, so it keeps the focus.",
    "Text and background reach 4.5:1 in every brand and scheme; the build fails otherwise.",
    "In forced colors it has a visible border.",
  ],
};
