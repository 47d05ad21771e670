import { type DataStrategyResult, redirectDocument } from "react-router";
import { buildId } from "./build-id";

type Results = Readonly<Record<string, DataStrategyResult>>;

/**
 * Client middleware that opens the next page as a document if its data comes from another build. After a deployment,
 * the scripts of an open page may not understand new data.
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
