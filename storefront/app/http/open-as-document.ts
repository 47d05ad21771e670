import { type DataStrategyResult, redirectDocument } from "react-router";

type Results = Readonly<Record<string, DataStrategyResult>>;

/** Client middleware that opens the next page as a document if the results of its loaders require it. */
export function openAsDocumentIf(isNeeded: (results: readonly DataStrategyResult[]) => boolean) {
  return async (
    { request }: { readonly request: Request },
    next: () => Promise<Results>,
  ): Promise<Results> => {
    const results = await next();
    if (!isNeeded(Object.values(results))) return results;
    const { pathname, search } = new URL(request.url);
    throw redirectDocument(pathname + search);
  };
}
