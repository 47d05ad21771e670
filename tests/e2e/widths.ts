/** Marks tests that do not depend on the screen: `test("title", onPhone, …)` runs on the phone only. */
export const onPhone = { tag: "@phone" };
export const onDesktop = { tag: "@desktop" };
