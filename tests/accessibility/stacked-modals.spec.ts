import { expect, type Page } from "@playwright/test";
import { performStory, test } from "../gallery/test.ts";

/** Stories of a closed modal, whose content opens another one. */
const stacks = [
  {
    name: "a dialog over a drawer",
    story: "components-drawer--closing-the-lower",
    lower: { opener: "Open cart", title: "Cart" },
    upper: { role: "button", opener: "Size chart", title: "Size chart" },
  },
  {
    name: "a gallery over a dialog",
    story: "patterns-gallery--in-a-dialog",
    lower: { opener: "Quick view", title: "Quick view" },
    upper: { role: "link", opener: "Enlarge: Collar and lining", title: "Single-breasted tweed blazer" },
  },
] as const;

/** The name of the modal that has the focus; the body has it while the browser's own controls do. */
const focused = (stage: Page): Promise<string> =>
  stage.evaluate(() => {
    const { activeElement, body } = document;
    if (activeElement === body) return "browser";
    const name = activeElement?.closest("dialog")?.getAttribute("aria-labelledby");
    return (name && document.getElementById(name)?.textContent) || "page";
  });

for (const { name, story, lower, upper } of stacks)
  test(`the keyboard stays in ${name}, and Escape closes one after the other`, async ({ stage }) => {
    await performStory(stage, story);
    const dialog = (title: string) => stage.getByRole("dialog", { name: title, exact: true });
    const lowerOpener = stage.getByRole("button", { name: lower.opener });
    await lowerOpener.focus();
    await stage.keyboard.press("Enter");
    await expect(dialog(lower.title)).toBeVisible();
    const upperOpener = dialog(lower.title).getByRole(upper.role, { name: upper.opener });
    await upperOpener.focus();
    await stage.keyboard.press("Enter");
    await expect(dialog(upper.title)).toBeVisible();

    const places = new Set<string>();
    for (const key of [...Array<string>(12).fill("Tab"), ...Array<string>(12).fill("Shift+Tab")]) {
      await stage.keyboard.press(key);
      places.add(await focused(stage));
    }
    places.delete("browser");
    expect([...places]).toEqual([upper.title]);

    await stage.keyboard.press("Escape");
    await expect(dialog(upper.title)).toBeHidden();
    await expect(dialog(lower.title)).toBeVisible();
    await expect(upperOpener).toBeFocused();
    await stage.keyboard.press("Escape");
    await expect(dialog(lower.title)).toBeHidden();
    await expect(lowerOpener).toBeFocused();
  });
