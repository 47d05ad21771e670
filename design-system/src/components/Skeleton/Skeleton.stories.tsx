import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../../primitives/Stack/Stack.tsx";
import { Text } from "../../primitives/Text/Text.tsx";
import { recipeControls } from "../../stories/recipe-controls.ts";
import { skeleton } from "./Skeleton.css.ts";
import { Skeleton } from "./Skeleton.tsx";
import { pixels } from "../../stories/pixels.ts";

const meta = {
  title: "Components/Skeleton",
  component: Skeleton,
  argTypes: recipeControls(skeleton),
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["state:loading"],
  args: { width: 200 },
};

export const Card: Story = {
  render: () => (
    <div aria-busy="true" style={{ inlineSize: 220 }}>
      <Skeleton shape="image" />
      <Text as="div" size="small">
        <Skeleton width="40%" />
        <Skeleton width="85%" />
        <Skeleton width="30%" />
      </Text>
    </div>
  ),
};

/** A skeleton line is as tall as a line of text, so nothing moves when the text arrives. */
export const AsTallAsText: Story = {
  render: () => (
    <Stack gap="none" style={{ inlineSize: 200 }}>
      <Text as="div" data-testid="line">
        Words
      </Text>
      <Text as="div" data-testid="skeleton" style={{ display: "flow-root" }}>
        <Skeleton />
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const height = (id: string): number => canvas.getByTestId(id).getBoundingClientRect().height;
    await expect(height("skeleton")).toEqual(pixels(height("line")));
  },
};
