import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SkipLink } from "./SkipLink.tsx";
import { labels } from "../../stories/labels.ts";

const meta = {
  title: "Components/SkipLink",
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <a href="#elsewhere">One of a hundred links</a>
      <main id="main" tabIndex={-1}>
        The content
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden until it receives focus, as the page's first tab stop. */
export const Default: Story = {
  tags: ["state:keyboard-focus"],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: labels().header.skip });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
