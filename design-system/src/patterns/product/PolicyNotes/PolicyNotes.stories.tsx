import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PolicyNotes, type PolicyNote } from "./PolicyNotes.tsx";

const notes: readonly PolicyNote[] = [
  { about: "shipping", title: "Free shipping.", text: "On every order, sent within 48 hours." },
  { about: "returns", title: "Easy returns.", text: "Free by mail for 30 days, taken for 365." },
  { about: "payment", title: "Secure payment.", text: "Your card number never reaches us." },
];

const meta = {
  title: "Patterns/PolicyNotes",
  component: PolicyNotes,
  args: { notes },
  render: (args) => (
    <div style={{ maxInlineSize: 384 }}>
      <PolicyNotes {...args} />
    </div>
  ),
} satisfies Meta<typeof PolicyNotes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["state:many"],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};

/** Each title leads to the whole policy. */
export const Linked: Story = {
  args: { notes: notes.map((note) => ({ ...note, href: `#${note.about}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Easy returns." })).toHaveAttribute("href", "#returns");
  },
};

export const TitlesOnly: Story = {
  args: { notes: notes.map(({ about, title }) => ({ about, title: title.replace(".", "") })) },
};
