import { commerceContext } from "~/apollo/request-commerce";
import { llmsText } from "~/features/listing/llms-text";
import { catalogFileResponse } from "~/http/catalog-file-response";
import { contentTag } from "~/http/page-tags";
import { settingsOf } from "~/settings/settings.server";
import type { Route } from "./+types/llms";

/** `/llms.txt`, to which `/agents.md` leads. */
export async function loader({ context }: Route.LoaderArgs) {
  const text = await llmsText(context.get(commerceContext), settingsOf(context).url);
  return catalogFileResponse(text, "text/markdown", [contentTag]);
}
