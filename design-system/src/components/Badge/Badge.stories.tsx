import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cluster } from "../../primitives/Cluster/Cluster.tsx";
import { recipeControls, variantsOf } from "../../stories/recipe-controls.ts";
import { badge } from "./Badge.css.ts";
import { Badge } from "./Badge.tsx";
import { narrow } from "../../stories/narrow-decorator.tsx";

const meta = {
  title: "Components/Badge",
  component: Badge,
  args: { children: "61% off" },
  argTypes: recipeControls(badge),
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  tags: ["state:discounted", "every-theme", "read-aloud"],
  render: (args) => (
    <Cluster style={{ background: "var(--circlet-color-section)", padding: 16 }}>
      {variantsOf(badge, "tone").map((tone) => (
        <Badge {...args} key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Cluster>
  ),
};

export const LongWords: Story = {
  tags: ["state:long-words"],
  args: { children: "Final sale, and nothing of it can be sent back" },
  decorators: [narrow],
};
