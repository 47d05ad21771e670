import { answerError, type Handler } from "../http/answer.ts";
import type { Platform } from "../platform.ts";

export function imageHandler(_platform: Platform): Handler {
  return (_request, response) => answerError(response, 404, "NOT_FOUND", "There is no such picture.");
}
