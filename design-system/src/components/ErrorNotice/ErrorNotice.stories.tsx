import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Link } from "../Link/Link.tsx";
import { ErrorNotice } from "./ErrorNotice.tsx";
import { tabsThrough } from "../../stories/tab-stops.ts";
import { narrow } from "../../stories/narrow-decorator.tsx";
import { labels } from "../../stories/labels.ts";

const meta = {
  title: "Components/ErrorNotice",
  component: ErrorNotice,
  args: { children: "The rest of the page works." },
} satisfies Meta<typeof ErrorNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

const retry = fn();

export const Default: Story = {
  tags: ["state:error", "read-aloud"],
  args: { onRetry: retry },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(labels().errorNotice.title);
    await userEvent.click(canvas.getByRole("button", { name: labels().errorNotice.tryAgain }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};

export const Retrying: Story = {
  tags: ["state:loading"],
  args: { retrying: true, onRetry: retry },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: labels().errorNotice.tryAgain }));
    await expect(retry).not.toHaveBeenCalled();
  },
};

export const WithLink: Story = {
  args: {
    title: "We could not load more like this.",
    action: (
      <Link href="#again" standalone>
        Try again
      </Link>
    ),
  },
};

export const WordsOnly: Story = {};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  args: { onRetry: retry },
  play: async ({ canvas, userEvent }) => {
    await tabsThrough(["button", labels().errorNotice.tryAgain])();
    await expect(canvas.getByRole("alert")).toContainElement(document.activeElement as HTMLElement);
    retry.mockClear();
    await userEvent.keyboard("{Enter}");
    await expect(retry).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(" ");
    await expect(retry).toHaveBeenCalledTimes(2);
  },
};

export const LongWords: Story = {
  tags: ["state:long-words"],
  args: {
    title: "A heading of so many words that it needs more than the one line it was given, in a narrow place",
    onRetry: retry,
  },
  decorators: [narrow],
};
