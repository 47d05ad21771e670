import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Heading } from "../primitives/Heading/Heading.tsx";
import type { IconProps } from "../primitives/Icon/Icon.tsx";
import * as icons from "../primitives/Icon/icons.tsx";
import { Stack } from "../primitives/Stack/Stack.tsx";
import { Text } from "../primitives/Text/Text.tsx";
import { variantsOf } from "./recipe-controls.ts";
import { text } from "../primitives/Text/Text.css.ts";
import { core } from "../theme/generated/core.ts";
import { vars } from "../theme/vars.css.ts";
import * as css from "./Foundations.css.ts";

const meta = { title: "Foundations/Samples", tags: ["!manifest"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Chips = ({ values }: { values: Record<string, string> }) => (
  <div className={css.list}>
    {Object.entries(values).map(([name, value]) => (
      <div key={name}>
        <div className={css.chip} style={{ background: value }} />
        <Text size="small" weight="semibold">
          {name}
        </Text>
      </div>
    ))}
  </div>
);

export const Palette: Story = { render: () => <Chips values={vars.palette} /> };
export const Roles: Story = { render: () => <Chips values={vars.color} /> };

export const Type: Story = {
  render: () => (
    <Stack gap="l">
      <Heading level={1} size="hero">
        Sent back. Checked. Yours for less.
      </Heading>
      {([1, 2, 3] as const).map((level) => (
        <Heading key={level} level={level}>
          Single-breasted tweed blazer
        </Heading>
      ))}
      {variantsOf(text, "size").map((size) => (
        <Text key={size} size={size}>
          {size}: we inspect each item by hand and grade it before it goes on the site. 0123456789
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    // Fallback fonts would change every width on this page.
    await document.fonts.ready;
    await expect(document.fonts.check('16px "Hanken Grotesk Variable"')).toBe(true);
    await expect(document.fonts.check('16px "Gilda Display"')).toBe(true);
    // The smallest type is 12.5 px.
    const sizes = canvas
      .getAllByText(/inspect/)
      .map((line) => Number.parseFloat(getComputedStyle(line).fontSize));
    await expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12.5);
  },
};

export const Space: Story = {
  render: () => (
    <Stack gap="s">
      {Object.entries(core.space).map(([name, size]) => (
        <div key={name} className={css.row}>
          <Text size="small">
            {name}, {size}
          </Text>
          <div className={css.bar} style={{ inlineSize: size }} />
        </div>
      ))}
    </Stack>
  ),
};

const everyIcon = Object.entries(icons as Record<string, (props: IconProps) => React.ReactNode>);

export const Icons: Story = {
  render: () => (
    <div className={css.list}>
      {everyIcon.map(([name, Drawn]) => (
        <Stack key={name} gap="xs" align="start">
          <Drawn />
          <Text size="caption">{name}</Text>
        </Stack>
      ))}
    </div>
  ),
};
