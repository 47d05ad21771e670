import { ErrorNotice, setLabels } from "@circlet/design-system";
import { de } from "@circlet/design-system/labels/de";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { setMarket } from "./market";

vi.mock("~/messages/en/labels", () => ({ applyLabels: () => setLabels(de) }));

afterEach(() => setLabels(undefined));

test("components use the language of the shop's texts", () => {
  setMarket({ locale: "en-US", currency: "USD" });
  expect(renderToStaticMarkup(<ErrorNotice onRetry={() => undefined} />)).toContain(de.errorNotice.tryAgain);
});
