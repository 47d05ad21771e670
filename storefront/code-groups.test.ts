import { expect, test } from "vitest";
import { codeGroups } from "./code-groups";

function groupOf(workspace: string, file: string): string | undefined {
  return codeGroups(workspace).find(({ test }) => test(workspace + file))?.name;
}

test.each([
  ["node_modules/.pnpm/react@19/node_modules/react/index.js", "react"],
  ["storefront/app/features/home/HomeScreen.css.ts.vanilla.css", "home"],
  ["design-system/src/theme.css", undefined],
  ["design-system/src/theme/theme.css.ts.vanilla.css", "look"],
  ["design-system/src/patterns/OrderCard/OrderCard.css.ts.vanilla.css", undefined],
  ["storefront/app/lib/paths.ts", "frame"],
  ["storefront/app/lib/money.ts", "shop"],
  ["storefront/app/features/search/ShopSearch.tsx", "late"],
  ["storefront/app/features/listing/Listing.tsx", undefined],
])("%s goes into the same file wherever the shop is built: %s", (file, group) => {
  expect(groupOf("/shop/", file)).toBe(group);
  for (const folder of ["content", "apollo", "css", "theme", "Dialog", "design-system/src"])
    expect([folder, groupOf(`/home/${folder}/circlet/`, file)]).toEqual([folder, group]);
});
