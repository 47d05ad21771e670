import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Link } from "../../../components/Link/Link.tsx";
import { storyImage } from "../../../stories/images.ts";
import { MeasurementTable } from "../MeasurementTable/MeasurementTable.tsx";
import { ImageOverlay } from "./ImageOverlay.tsx";
import { closeByEscape } from "../../../stories/close-by-escape.ts";
import { labels } from "../../../stories/labels.ts";

const image = {
  ...storyImage("blazerTag", "Size chart: chest, waist and hips in inches"),
  width: 640,
  height: 800,
};

const meta = {
  title: "Patterns/ImageOverlay",
  component: ImageOverlay,
  // Dialogs cover the whole page, so each story needs its own frame on the docs page.
  parameters: { docs: { story: { inline: false, height: "520px" } } },
  args: { title: "Size Chart", image, onOpenChange: fn() },
} satisfies Meta<typeof ImageOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { open: true },
  play: async () => {
    const panel = await screen.findByRole("dialog", { name: "Size Chart" });
    await waitFor(() => expect(screen.getByRole("button", { name: labels().dialog.close })).toHaveFocus());
    await expect(panel).toContainElement(screen.getByRole("img", { name: image.alt }));
    // The close button must not move when the image arrives, however tall it is.
    const drawing = screen.getByRole("img", { name: image.alt });
    // Unlike a box on the screen, it does not follow the opening animation.
    const { offsetTop } = panel;
    drawing.style.blockSize = "40px";
    await expect(panel.offsetTop).toBe(offsetTop);
    drawing.style.blockSize = "";
  },
};

/** A size chart as a table, beside its drawing; below it on a phone. */
export const WithATable: Story = {
  args: {
    open: true,
    children: (
      <MeasurementTable
        caption="Body measurements in inches, below in centimeters"
        units={["inches", "centimeters"]}
        columns={["Size", "Bust", "Waist"]}
        rows={[
          ["S", ["34–35", "86–89"], ["27–28", "69–71"]],
          ["M", ["36–37", "91–94"], ["29–30", "74–76"]],
          ["L", ["38.5–40", "98–102"], ["31.5–33", "80–84"]],
        ]}
        scrollLabel="Size chart"
      />
    ),
  },
  play: async () => {
    const panel = await screen.findByRole("dialog", { name: "Size Chart" });
    await expect(panel).toContainElement(screen.getByRole("table", { name: /^Body measurements/ }));
    await expect(panel).toContainElement(screen.getByRole("img", { name: image.alt }));
  },
};

/** Opened by a link to the image, which works without JavaScript, too. */
export const OpenedByALink: Story = {
  tags: ["state:keyboard-focus"],
  render: function OpenedByALink(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Link
          href={args.image.src}
          standalone
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          {args.title}
        </Link>
        <ImageOverlay {...args} open={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Size Chart" });
    await userEvent.click(link);
    closeByEscape(await screen.findByRole("dialog", { name: "Size Chart" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(link).toHaveFocus();
  },
};
