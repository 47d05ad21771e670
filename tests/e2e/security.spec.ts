import { Shopper } from "./shopper.ts";
import { hydrated } from "./hydrated.ts";
import { expect, test } from "./test.ts";

test("a visit from page to page breaks no rule of the security policy", async ({ page, stock }) => {
  const dress = await stock({ sizeChart: "/images/size-chart-womens_alpha" });
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile, lineNumber }) => {
      console.error(violatedDirective, sourceFile, lineNumber);
    });
  });
  const shopper = new Shopper(page);
  await page.goto("/");
  await hydrated(page.getByRole("banner").getByRole("link", { name: "Circlet" }));
  await shopper.searchFor(dress.title);
  // By script, not as a document: the product's HTML and structured data are written by React.
  await shopper.openProduct(dress.title);
  await page.getByRole("link", { name: "Size Chart" }).click();
  await page.getByRole("dialog", { name: "Size Chart" }).getByRole("button", { name: /close/i }).click();
  await expect(page.getByText("Made for a test.")).toBeVisible();
  await shopper.addToBag();
  await shopper.closeBag();
  await page.goBack();
  await expect(page).toHaveURL(/\/search/);
  expect(complaints).toEqual([]);
});

test("markup that nobody has passed cannot be written into a page", async ({ page }) => {
  await page.goto("/");
  await hydrated(page.getByRole("banner").getByRole("link", { name: "Circlet" }));
  const isWritten = await page.evaluate(() => {
    const place = document.createElement("p");
    try {
      place.innerHTML = '<img src="x" onerror="alert(1)">';
    } catch {
      return false;
    }
    return place.childElementCount > 0;
  });
  expect(isWritten).toBe(false);
});
