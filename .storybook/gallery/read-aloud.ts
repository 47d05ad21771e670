import { Virtual } from "@guidepup/virtual-screen-reader";

/** Goes through the page phrase by phrase; answers all that was said, announcements included. */
export async function readAloud(): Promise<string[]> {
  const reader = new Virtual();
  await withoutItsListeners(() => reader.start({ container: document.body }));
  do await reader.next();
  while ((await reader.lastSpokenPhrase()) !== "end of document");
  const said = [...(await reader.spokenPhraseLog())];
  await reader.stop();
  return said;
}

/** The reader sets up a copy of user-event that it never lets go of: later stories' typing would be taken for its own. */
async function withoutItsListeners(start: () => Promise<void>): Promise<void> {
  document.addEventListener = () => undefined;
  await start();
  // The prototype's shows again.
  Reflect.deleteProperty(document, "addEventListener");
}
