import { createRoutesStub } from "react-router-dom";
import { expect, test } from "vitest";
import { PublicSettingsProvider } from "~/settings/public-settings";
import { Layout } from "../app/root";
import { documentOf, mainPages, plainTexts } from "./page-texts";
import { storySettings } from "./ShopPage";

/** Pages in the pseudo-language ar-XB (tests/vitest.config.ts), whose words all run from right to left. */

test.each(mainPages)("every word of the %s page runs from right to left", async (_, story) => {
  expect(await plainTexts(story, /\u202e\p{L}+\u202c/gu)).toEqual([]);
});

test("the document runs from right to left", async () => {
  const Router = createRoutesStub([{ path: "*", Component: () => <Layout>page</Layout> }]);
  const { documentElement } = await documentOf(
    <PublicSettingsProvider value={storySettings}>
      <Router />
    </PublicSettingsProvider>,
  );
  expect(documentElement.dir).toBe("rtl");
  expect(documentElement.lang).toBe("ar-XB");
});
