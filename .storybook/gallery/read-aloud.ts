import { virtual } from "@guidepup/virtual-screen-reader";

/** Goes through the page phrase by phrase; answers all that was said, announcements included. */
export async function readAloud(): Promise<string[]> {
  await virtual.start({ container: document.body });
  do await virtual.next();
  while ((await virtual.lastSpokenPhrase()) !== "end of document");
  const said = await virtual.spokenPhraseLog();
  await virtual.stop();
  return said;
}
