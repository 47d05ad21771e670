import { expect, test } from "vitest";
import { countAssertions } from "./count-assertions.ts";

const sources = import.meta.glob<string>("../**/*.stories.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});

test("each expect counts once, of the keyboard after a key, of roles where it asks for one", () => {
  const source = `
    play: async ({ canvas, userEvent }) => {
      await expect(canvas.getByRole("button")).toBeVisible();
      await expect(strip.width).toBe(4);
      await userEvent.keyboard("{Enter}");
      await expect(panel.open).toBe(true);
      await userEvent.click(panel);
      await expect(panel.open).toBe(false);
      await expect(panel).toHaveFocus();
    },
    play: tabsThrough(["link", "First"], ["button", "Second"]),
  `;
  expect(countAssertions(source)).toEqual({ keyboard: 4, roles: 3 });
});

test("the stories hold at least 300 assertions of keys and roles", () => {
  const counts = Object.values(sources).map(countAssertions);
  const total = counts.reduce((sum, { keyboard, roles }) => sum + keyboard + roles, 0);
  expect(total).toBeGreaterThanOrEqual(300);
});
