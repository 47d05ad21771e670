import { catalogFileResponse } from "~/http/catalog-file-response";
import { contentTag } from "~/http/page-tags";
import { homePath } from "~/shop/paths";
import { iconFolder, shopName } from "~/shop/shop-name";

const icon = (file: string, sizes: string, purpose?: "maskable") => ({
  src: iconFolder() + file,
  type: file.endsWith(".svg") ? "image/svg+xml" : "image/png",
  sizes,
  purpose,
});

/** How the shop looks when it is installed. The icons are files in storefront/public. */
export function loader() {
  const manifest = {
    name: shopName(),
    short_name: shopName(),
    id: homePath,
    start_url: homePath,
    display: "minimal-ui",
    background_color: "#fdfcfa",
    theme_color: "#fdfcfa",
    icons: [
      icon("favicon.svg", "any"),
      icon("icon-192.png", "192x192"),
      icon("icon-512.png", "512x512"),
      icon("icon-maskable-512.png", "512x512", "maskable"),
    ],
  };
  return catalogFileResponse(JSON.stringify(manifest), "application/manifest+json", [contentTag]);
}
