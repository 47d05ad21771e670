import type { TestInfo } from "@playwright/test";
import type { TestResult } from "@playwright/test/reporter";
import type { Change } from "./change.ts";

type Role = "before" | "after" | "difference";

/** A change that a test attaches for the report. Its images are PNG files in memory. */
export interface AttachedChange extends Pick<Change, "story" | "state" | "summary"> {
  readonly images: Readonly<Partial<Record<Role, Buffer>>>;
}

const contentType = "image/png";

export async function attachChange(info: TestInfo, { images, ...change }: AttachedChange): Promise<void> {
  const key = JSON.stringify(change);
  for (const [role, body] of Object.entries(images))
    await info.attach(`${role} ${key}`, { body, contentType });
}

/** Collects the changes from a test's attachments. */
export function attachedChanges(attachments: TestResult["attachments"]): AttachedChange[] {
  const images = attachments.flatMap(({ name, body }) => {
    const [, role, key] = /^(before|after|difference) (\{.*\})$/.exec(name) ?? [];
    return role && key && body ? [{ role, key, body }] : [];
  });
  return [...Map.groupBy(images, ({ key }) => key)].map(([key, parts]) => ({
    ...(JSON.parse(key) as Omit<AttachedChange, "images">),
    images: Object.fromEntries(parts.map(({ role, body }) => [role, body])),
  }));
}
