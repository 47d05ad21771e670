import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Link } from "../../../components/Link/Link.tsx";
import { Stack } from "../../../primitives/Stack/Stack.tsx";
import { storyImage } from "../../../stories/images.ts";
import { conditionStrings } from "../../../strings.ts";
import { Image } from "../../catalog/Image/Image.tsx";
import type { Condition } from "../../../components/ConditionRing/ConditionRing.tsx";
import { ConditionPanel } from "./ConditionPanel.tsx";
import { labels } from "../../../stories/labels.ts";

const conditions = Object.keys(conditionStrings) as Condition[];

const meta = {
  title: "Patterns/ConditionPanel",
  component: ConditionPanel,
  args: {
    condition: "new_with_tags",
    children: "Never worn. All original labels and tags are attached.",
  },
  argTypes: { condition: { control: "select", options: conditions } },
  render: (args) => (
    <div style={{ maxInlineSize: 384 }}>
      <ConditionPanel {...args} />
    </div>
  ),
} satisfies Meta<typeof ConditionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: labels().conditionPanel.condition })).toHaveTextContent(
      labels().condition.new_with_tags,
    );
  },
};

/** Lists each flaw. */
export const WithDefects: Story = {
  args: {
    condition: "new_with_defects",
    children: "Hardly worn, with a small flaw that we name and price in.",
    defects: ["Pulled thread at the left cuff", "Spare button missing"],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
};

const closeUp = (name: string) => (
  <Link href={storyImage("blazerFabric", name).src}>
    <Image {...storyImage("blazerFabric", `Tweed blazer, close-up: ${name}`)} />
  </Link>
);

/** Each flaw beside its close-up, which opens larger. */
export const WithCloseUps: Story = {
  tags: ["state:many"],
  args: {
    condition: "preowned",
    children: "Worn and well cared for. Checked, cleaned and ready for more.",
    defects: [
      { name: "Small snag", closeUp: closeUp("small snag") },
      { name: "Light trace of makeup, smaller than a dime", closeUp: closeUp("light trace of makeup") },
      "Care label trimmed",
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByRole("link", { name: "Tweed blazer, close-up: small snag" })).toBeVisible();
  },
};

export const WithALink: Story = {
  args: {
    children: (
      <>
        Unworn return. All labels are with it. <Link href="#report">Condition report</Link>
      </>
    ),
  },
};

export const OnlyItsName: Story = {
  tags: ["state:empty"],
  args: { children: undefined },
};

export const EveryCondition: Story = {
  render: (args) => (
    <Stack gap="s">
      {conditions.map((condition) => (
        // Landmarks on the same page need distinct names.
        <ConditionPanel key={condition} {...args} condition={condition} labels={{ condition }} />
      ))}
    </Stack>
  ),
};

export const LongWords: Story = {
  tags: ["state:long-words"],
  args: {
    condition: "new_with_defects",
    defects: [
      "A thread that was pulled at the cuff of the left sleeve and has been drawn back in by hand, which a careful eye will find",
    ],
  },
};
