import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { storyImage } from "../../stories/images.ts";
import { HeartIcon } from "../../primitives/Icon/icons.tsx";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { narrow } from "../../stories/narrow-decorator.tsx";

const cropped = { aspectRatio: "4 / 3", objectFit: "cover" } as const;

const meta = {
  title: "Components/EmptyState",
  component: EmptyState,
  args: { title: "Your wishlist is empty.", icon: <HeartIcon /> },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["state:empty"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Your wishlist is empty." })).toBeVisible();
  },
};

export const WithAction: Story = {
  tags: ["read-aloud"],
  args: {
    children: "Tap the heart on an item you like, and it waits for you here.",
    action: (
      <Button asChild>
        <a href="#search">Shop all items</a>
      </Button>
    ),
  },
};

export const WithImage: Story = {
  args: {
    image: <img src={storyImage("slipDress").src} alt="" width={480} height={360} style={cropped} />,
    children: "Tap the heart on an item you like, and it waits for you here.",
  },
};

export const LongWords: Story = {
  tags: ["state:long-words"],
  args: {
    title: "A heading of so many words that it needs more than the one line it was given, in a narrow place",
    children:
      "Tap the heart on an item you like, and it waits for you here, on this device and on every other.",
  },
  decorators: [narrow],
};
