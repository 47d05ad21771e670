import { hydrated } from "./hydrated.ts";
import { expect, test, withImages, untranslated } from "./test.ts";

test.use({ ...withImages, ...untranslated });

test("browsing from page to page violates no rule of the content security policy", async ({
  page,
  stock,
  shop,
  shopper,
}) => {
  const dress = await stock({ sizeChart: "/images/size-chart-womens_alpha" });
  const violations: string[] = [];
  page.on("console", (message) => message.type() === "error" && violations.push(message.text()));
  page.on("pageerror", (error) => violations.push(error.message));
  const imageOrigins = new Set<string>();
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "image") imageOrigins.add(new URL(request.url()).origin);
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile, lineNumber }) => {
      console.error(violatedDirective, sourceFile, lineNumber);
    });
  });
  await page.goto("/");
  await hydrated(page.getByRole("banner").getByRole("link", { name: "Circlet" }));
  await shopper.searchFor(dress.title);
  // A client navigation, so React writes the product's HTML and structured data.
  await shopper.openProduct(dress.title);
  await page.getByRole("link", { name: "Size Chart" }).click();
  await page.getByRole("dialog", { name: "Size Chart" }).getByRole("button", { name: /close/i }).click();
  await expect(page.getByText("Made for a test.")).toBeVisible();
  await shopper.addToCart();
  await shopper.closeCart();
  await page.goBack();
  await expect(page).toHaveURL(/\/search/);
  expect(violations).toEqual([]);
  expect([...imageOrigins]).toEqual([shop.url]);
});

test("an injected inline script does not run", async ({ page }) => {
  await page.route("**/faq", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const injected = html.replace("<main", "<script>window.injected = true</script><main");
    await route.fulfill({ response, body: injected });
  });
  await page.goto("/faq");
  await hydrated(page.getByRole("banner").getByRole("link", { name: "Circlet" }));
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
});

test("untrusted markup cannot be written into the page", async ({ page }) => {
  await page.goto("/");
  await hydrated(page.getByRole("banner").getByRole("link", { name: "Circlet" }));
  const isWritten = await page.evaluate(() => {
    const element = document.createElement("p");
    try {
      element.innerHTML = '<img src="x" onerror="alert(1)">';
    } catch {
      return false;
    }
    return element.childElementCount > 0;
  });
  expect(isWritten).toBe(false);
});
