import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect } from "storybook/test";
import { vars } from "../theme/vars.css.ts";
import { Cluster } from "./Cluster/Cluster.tsx";
import { Container } from "./Container/Container.tsx";
import { Grid } from "./Grid/Grid.tsx";
import { Stack } from "./Stack/Stack.tsx";
import { VisuallyHidden } from "./VisuallyHidden/VisuallyHidden.tsx";

const sources = ["Cluster", "Container", "Grid", "Stack", "VisuallyHidden"].map(
  (name) => `${name}/${name}.tsx`,
);

const meta = {
  title: "Primitives/Layout",
  component: Stack,
  subcomponents: { Cluster, Grid, Container, VisuallyHidden },
  parameters: { layout: "fullscreen", sources },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const box = { background: vars.color.section, padding: 12 };
const boxes = (count: number): ReactNode[] =>
  Array.from({ length: count }, (_, index) => (
    <li key={index} style={box}>
      {index + 1}
    </li>
  ));

const columnsOf = (element: HTMLElement): number =>
  getComputedStyle(element).gridTemplateColumns.split(" ").length;

export const StackOfThree: Story = {
  tags: ["state:many"],
  render: () => (
    <Stack as="ul" gap="l">
      {boxes(3)}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("list")).rowGap).toBe("24px");
  },
};

export const ClusterWraps: Story = {
  tags: ["state:long-words"],
  render: () => (
    <Cluster as="ul" style={{ inlineSize: 160 }}>
      {boxes(8)}
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const [first, last] = [canvas.getByText("1"), canvas.getByText("8")];
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().top);
  },
};

const cards = (
  <Container>
    <Grid as="ul" columns="cards">
      {boxes(8)}
    </Grid>
  </Container>
);

/** Two columns, three above 850 px, four above 1320 px. */
export const CardsOnAPhone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  render: () => cards,
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole("list"))).toBe(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const CardsOnADesktop: Story = {
  tags: ["!autodocs"],
  globals: { viewport: { value: "desktop", isRotated: false } },
  render: () => cards,
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole("list"))).toBe(3);
  },
};

export const HiddenFromSight: Story = {
  tags: ["state:one"],
  render: () => (
    <p translate="no">
      $74.00 <VisuallyHidden>instead of $190.00</VisuallyHidden>
    </p>
  ),
  play: async ({ canvasElement }) => {
    const hidden = canvasElement.querySelector("p > span")!;
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
