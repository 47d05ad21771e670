import type { Contact } from "../../tailor/index.ts";

export interface Heel {
  readonly outline: string;
  readonly tip: string;
  readonly contact: Pick<Contact, "x" | "rx">;
}

/** A heel in one line with the back of the shoe and concave at its front. */
export const stiletto: Heel = {
  outline:
    "M572 768C606 744 644 728 681 714C686 730 684 752 680 778C674 818 668 852 666 890L653 890C651 858 646 826 632 800C618 778 598 768 572 768Z",
  tip: "M652 889L667 889L667 899L652 899Z",
  contact: { x: 660, rx: 18 },
};

export const blockHeel: Heel = {
  outline: "M566 772C600 746 642 728 682 714C688 752 690 820 690 890L612 890C612 842 604 800 566 772Z",
  tip: "M611 888L690.5 888L690.5 899L611 899Z",
  contact: { x: 652, rx: 46 },
};
