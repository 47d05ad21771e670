import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Cluster } from "../../primitives/Cluster/Cluster.tsx";
import { Stack } from "../../primitives/Stack/Stack.tsx";
import { Text } from "../../primitives/Text/Text.tsx";
import { recipeControls } from "../../stories/recipe-controls.ts";
import { conditionStrings } from "../../strings.ts";
import { ring } from "./ConditionRing.css.ts";
import { ConditionRing, type Condition } from "./ConditionRing.tsx";

const meta = {
  title: "Components/ConditionRing",
  component: ConditionRing,
  args: { condition: "new_with_tags", label: "New with tags", size: "large" },
  argTypes: recipeControls(ring),
} satisfies Meta<typeof ConditionRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "New with tags" })).toBeVisible();
  },
};

const conditions = Object.keys(conditionStrings) as Condition[];

/** Full for new with tags, less for lower grades. Hidden from screen readers if text next to it names the condition. */
export const Conditions: Story = {
  render: () => (
    <Stack gap="s">
      {conditions.map((condition) => (
        <Cluster key={condition}>
          <ConditionRing condition={condition} size="large" />
          <ConditionRing condition={condition} />
          <Text as="span" size="caption" tone="muted">
            {conditionStrings[condition]}
          </Text>
        </Cluster>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};
