import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { localeFormats } from "../../locale.ts";
import { labels } from "../../stories/labels.ts";
import { narrow } from "../../stories/narrow-decorator.tsx";
import { Link } from "../Link/Link.tsx";
import { Rating } from "./Rating.tsx";

const meta = {
  title: "Components/Rating",
  component: Rating,
  args: { value: 4.5 },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["every-theme", "read-aloud"],
  args: { children: "128 reviews" },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("img", { name: labels().rating.outOf(localeFormats().count().format(4.5), "5") }),
    ).toBeVisible();
    await expect(canvas.getByText("128 reviews")).toBeVisible();
  },
};

export const WithLink: Story = {
  args: {
    children: (
      <Link href="#reviews" onClick={(event) => event.preventDefault()}>
        128 reviews
      </Link>
    ),
  },
};

export const Lowest: Story = { args: { value: 0 } };
export const Highest: Story = { args: { value: 5 } };
export const OfTen: Story = { args: { value: 7.3, max: 10 } };

export const LongWords: Story = {
  tags: ["state:long-words"],
  args: { children: "128 reviews by people who bought it and wore it for at least a month" },
  decorators: [narrow],
};
