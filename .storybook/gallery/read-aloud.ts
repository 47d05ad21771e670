import { Virtual } from "@guidepup/virtual-screen-reader";

/** Moves a virtual screen reader through the page and returns everything it says, including announcements. */
export async function readAloud(): Promise<string[]> {
  const reader = new Virtual();
  await withoutItsListeners(() => reader.start({ container: document.body }));
  do await reader.next();
  while ((await reader.lastSpokenPhrase()) !== "end of document");
  const spoken = [...(await reader.spokenPhraseLog())];
  await reader.stop();
  return spoken;
}

/** The virtual screen reader leaves its user-event instance in place, which would disturb typing in later stories. */
async function withoutItsListeners(start: () => Promise<void>): Promise<void> {
  document.addEventListener = () => undefined;
  await start();
  // Restores the prototype's implementation.
  Reflect.deleteProperty(document, "addEventListener");
}
