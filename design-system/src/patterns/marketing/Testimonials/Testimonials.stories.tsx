import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Testimonials } from "./Testimonials.tsx";
import { labels } from "../../../stories/labels.ts";

const meta = {
  title: "Patterns/Testimonials",
  component: Testimonials,
  args: {
    title: "What shoppers say",
    testimonials: [
      {
        id: "1",
        quote: "The coat still had its tags and cost me less than half. It came the next day.",
        author: "Ines, Portland",
        product: "Belted cotton trench",
      },
      {
        id: "2",
        quote: "Graded just as described. I could not find the imperfection they wrote about.",
        author: "June, Austin",
        product: "Cable-knit wool sweater",
      },
      {
        id: "3",
        quote: "Sending a pair back was as easy as buying it.",
        author: "Maya, Chicago",
        product: "Suede point-toe pumps",
        date: "11/20/2025",
      },
    ],
  },
} satisfies Meta<typeof Testimonials>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  tags: ["read-aloud"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "What shoppers say" })).toBeVisible();
    await expect(canvas.getAllByText(labels().testimonial.verified)).toHaveLength(3);
  },
};

export const Five: Story = {
  tags: ["state:many"],
  args: {
    testimonials: ["First", "Second", "Third", "Fourth", "Fifth"].map((word) => ({
      id: word,
      quote: `${word}: soft, true to size, and the color is the one in the picture.`,
      product: "Pleated satin midi skirt",
    })),
  },
};

/** Without reviews, nothing is rendered. */
export const None: Story = {
  tags: ["state:empty"],
  args: { testimonials: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};

export const One: Story = {
  tags: ["state:one"],
  args: { testimonials: meta.args.testimonials.slice(0, 1) },
};

export const LongWords: Story = {
  tags: ["state:long-words"],
  args: {
    testimonials: [
      {
        id: "long",
        quote:
          "I had looked for this coat for two winters, in every shop and on every page that I know of, and had given up. Then it was there, with all its labels on, in my size, for less than half of what I had been about to pay, and it came the next day in a box without any plastic in it. "
            .repeat(2)
            .trim(),
        author: "Maximiliane, Rancho Santa Margarita",
        product: "Reversible quilted double-breasted trench coat with hood",
      },
    ],
  },
};
