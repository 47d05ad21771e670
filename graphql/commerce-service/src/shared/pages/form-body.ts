import { BodyTooLarge, readBody } from "../http/read-body.ts";

/** More than any form of the service's pages contains. */
const maximumBytes = 32_768;

/** A request whose body is not a readable form. The status says why. */
export class FormBodyError extends Error {
  override readonly name = "FormBodyError";
  readonly status: 413 | 415;
  constructor(status: 413 | 415) {
    super(`unreadable body: ${status}`);
    this.status = status;
  }
}

/** Reads a submitted form. Throws `FormBodyError` for another content type or a body that is too large. */
export async function readFormBody(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") throw new FormBodyError(415);
  try {
    return new URLSearchParams(await readBody(request, maximumBytes));
  } catch (error) {
    throw error instanceof BodyTooLarge ? new FormBodyError(413) : error;
  }
}
