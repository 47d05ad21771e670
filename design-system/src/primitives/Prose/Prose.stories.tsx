import type { Meta, StoryObj } from "@storybook/react-vite";
import { Prose } from "./Prose.tsx";

const meta = {
  title: "Primitives/Prose",
  component: Prose,
  args: {
    children: (
      <>
        <p>
          Most items are one of one. Read <a href="#how-to-return">how to return</a> one.
        </p>
        <h2 id="how-to-return">How to return an item</h2>
        <p>Pack it as you received it, with any tags still attached.</p>
        <h3>What to write</h3>
        <ul>
          <li>The number of your order.</li>
          <li>The items you would like to return.</li>
        </ul>
        <h3>What happens then</h3>
        <ol>
          <li>We send you a label.</li>
          <li>You drop the parcel off.</li>
          <li>We refund the payment method you used.</li>
        </ol>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Numbered sections, for legal texts. */
export const Numbered: Story = {
  tags: ["state:many"],
  args: { numbered: true },
};
/** For short texts in a card. */
export const Small: Story = { args: { size: "small" } };
