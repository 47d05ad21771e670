import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Something happens: a form is sent, a piece goes into the bag, a dialog opens.",
  do: [
    "Say what happens, beginning with a verb: “Add to bag”, “Save”.",
    "Have one black button in a section: the main action. The others are transparent or lightGrey.",
    "While it works, set `loading`: it keeps its place and its focus, and cannot be pressed twice.",
  ],
  dont: [
    "Use it to lead somewhere. If it must look like a button, give it a link with `asChild`.",
    "Disable it to say that a form is incomplete. Let it be pressed and tell what is missing.",
    "Choose a ground by its color alone: the colored ones are for offers of a merchant.",
  ],
  alternatives: [
    { name: "Link", when: "it leads to another page" },
    { name: "IconButton", when: "there is only room for a sign" },
    { name: "AddToBagButton", when: "it adds a piece to the bag: all states and words are there" },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the button; while it works, too." },
    { keys: "Enter, Space", action: "Presses it." },
  ],
  accessibility: [
    "44 px tall, the large one 52.",
    "Under way it is `aria-disabled` and `aria-busy`, not `disabled`: the focus stays where it is.",
    "Text and ground reach 4.5:1 in every brand and scheme; a build that breaks it fails.",
    "In forced colors the border is drawn.",
  ],
};
