import type { TestInfo } from "@playwright/test";
import type { TestResult } from "@playwright/test/reporter";
import type { Change } from "./change.ts";

type Role = "before" | "after" | "difference";

/** A change on its way from the test that has seen it to the report: its pictures are PNG files in memory. */
export interface AttachedChange extends Pick<Change, "story" | "state" | "words"> {
  readonly pictures: Readonly<Partial<Record<Role, Buffer>>>;
}

const contentType = "image/png";

export async function attachChange(info: TestInfo, { pictures, ...change }: AttachedChange): Promise<void> {
  const told = JSON.stringify(change);
  for (const [role, body] of Object.entries(pictures))
    await info.attach(`${role} ${told}`, { body, contentType });
}

/** What a test has attached, put together again. */
export function attachedChanges(attachments: TestResult["attachments"]): AttachedChange[] {
  const pictures = attachments.flatMap(({ name, body }) => {
    const [, role, told] = /^(before|after|difference) (\{.*\})$/.exec(name) ?? [];
    return role && told && body ? [{ role, told, body }] : [];
  });
  return [...Map.groupBy(pictures, ({ told }) => told)].map(([told, parts]) => ({
    ...(JSON.parse(told) as Omit<AttachedChange, "pictures">),
    pictures: Object.fromEntries(parts.map(({ role, body }) => [role, body])),
  }));
}
