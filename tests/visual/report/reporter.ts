import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { attachedChanges, type AttachedChange } from "./attachments.ts";
import type { Change } from "./change.ts";
import { page } from "./page.ts";

export const reportFolder = join(import.meta.dirname, "../../gallery-results/images");

/** Writes a page that shows each changed image before, after and as a difference. Without changes, writes nothing. */
export async function writeReport(folder: string, changes: readonly AttachedChange[]): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  if (changes.length === 0) return;
  await mkdir(folder, { recursive: true });
  const written = await Promise.all(changes.map((change) => writeImages(folder, change)));
  await writeFile(join(folder, "index.html"), page(written));
  await copyFile(join(import.meta.dirname, "page.css"), join(folder, "page.css"));
}

async function writeImages(folder: string, { images, ...change }: AttachedChange): Promise<Change> {
  const paths: Record<string, string> = {};
  for (const [role, body] of Object.entries(images)) {
    const path = `${change.story}/${change.state}-${role}.png`;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), body);
    paths[role] = path;
  }
  const { before, after = "", difference } = paths;
  return { ...change, after, ...(before && { before }), ...(difference && { difference }) };
}

export default class ImageReporter implements Reporter {
  readonly #changes: AttachedChange[] = [];
  readonly #reasons = new Set<string>();

  onTestEnd({ annotations }: TestCase, { status, attachments }: TestResult): void {
    if (status === "failed") this.#changes.push(...attachedChanges(attachments));
    for (const { type, description } of annotations)
      if (type === "skip" && description) this.#reasons.add(description);
  }

  async onEnd(): Promise<void> {
    await writeReport(reportFolder, this.#changes.toSorted(byStory));
    for (const reason of this.#reasons) console.log(`\nSkipped: ${reason}`);
    if (this.#changes.length > 0)
      console.log(
        `\nImages that differ from the approved ones: ${this.#changes.length}. See ${join(reportFolder, "index.html")}`,
      );
  }

  printsToStdio(): boolean {
    return false;
  }
}

const byStory = (one: AttachedChange, other: AttachedChange): number =>
  one.story.localeCompare(other.story) || one.state.localeCompare(other.state, "en", { numeric: true });
