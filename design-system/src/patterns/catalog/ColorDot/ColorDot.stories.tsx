import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cluster } from "../../../primitives/Cluster/Cluster.tsx";
import { storyImage } from "../../../stories/images.ts";
import { swatchHex } from "../../../stories/products.ts";
import { ColorDot } from "./ColorDot.tsx";

const meta = {
  title: "Patterns/ColorDot",
  component: ColorDot,
  args: { hex: swatchHex.Brown },
  render: (args) => (
    <div style={{ inlineSize: 30, blockSize: 30 }}>
      <ColorDot {...args} />
    </div>
  ),
} satisfies Meta<typeof ColorDot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A pattern. Its image covers the dot. */
export const WithImage: Story = { args: { hex: null, image: storyImage("blazerFabric").src } };

/** White has a border, and an unknown color shows a neutral dot. */
export const AllSorts: Story = {
  tags: ["state:many"],
  render: () => (
    <Cluster>
      {[...Object.values(swatchHex), "#ffffff", null].map((hex) => (
        <div key={hex} style={{ inlineSize: 30, blockSize: 30 }}>
          <ColorDot hex={hex} />
        </div>
      ))}
    </Cluster>
  ),
};
