import { type DataStrategyResult, redirectDocument } from "react-router";
import { buildId } from "./build-id";

type Results = Readonly<Record<string, DataStrategyResult>>;

/**
 * Middleware for the browser: opens the next page as a document if another build rendered its data. The shop was
 * deployed while the page was open, and its scripts may not understand the new data.
 */
export async function sameBuild(
  { request }: { readonly request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const results = await next();
  const isOther = Object.values(results).some(({ result }) => isOfOtherBuild(result));
  if (!isOther) return results;
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(pathname + search);
}

function isOfOtherBuild(data: unknown): boolean {
  return typeof data === "object" && data !== null && "build" in data && data.build !== buildId;
}
