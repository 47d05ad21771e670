import { buildId } from "./build-id";
import { openAsDocumentIf } from "./open-as-document";

/** Applies if the page's data comes from another build, whose data the scripts of an open page may not understand. */
export const sameBuild = openAsDocumentIf((results) => results.some(({ result }) => isOfOtherBuild(result)));

function isOfOtherBuild(data: unknown): boolean {
  return typeof data === "object" && data !== null && "build" in data && data.build !== buildId;
}
