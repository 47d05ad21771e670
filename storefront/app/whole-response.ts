/**
 * A response whose text is here. An ordinary one encodes it into a stream, from which the server would have to read and
 * decode it again: a twentieth of a page's time. The stream is made for whoever wants it, as the development server does.
 */
export class WholeResponse extends Response {
  readonly #text: string;

  constructor(text: string, init: ResponseInit) {
    super(null, init);
    this.#text = text;
  }

  override get body(): ReadableStream<Uint8Array<ArrayBuffer>> | null {
    return new Response(this.#text).body;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#text);
  }
}
