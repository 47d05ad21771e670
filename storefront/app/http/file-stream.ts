import { throwUnavailable } from "./route-data";

/**
 * The body of a file that is sent piece by piece. The page is unavailable if the file's beginning cannot be loaded. The
 * response breaks off if a later piece cannot.
 */
export async function fileStream(pieces: AsyncGenerator<string>): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const first = await pieces.next().catch(throwUnavailable);
  const send = (
    controller: ReadableStreamDefaultController<Uint8Array>,
    { done, value }: IteratorResult<string, unknown>,
  ): void => (done ? controller.close() : controller.enqueue(encoder.encode(value)));
  return new ReadableStream({
    start: (controller) => send(controller, first),
    pull: async (controller) => send(controller, await pieces.next()),
    cancel: async () => void (await pieces.return(undefined)),
  });
}
