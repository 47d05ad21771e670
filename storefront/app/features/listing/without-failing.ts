import { ServiceFailure } from "~/apollo/service-failure";

/** What a page can do without: null when it could not be had, with a line in the log. A mistake of ours still fails. */
export function withoutFailing<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  return asked.catch((error: unknown) => {
    if (!(error instanceof ServiceFailure)) throw error;
    console.error(error.message);
    return null;
  });
}
