import type { Context } from "../context.ts";
import { globalId } from "../../shared/global-id.ts";
import type { Resolvers } from "../resolvers.ts";
import { isOwnImage, imagePath } from "../../images/image-path.ts";
import { imagesFolder } from "../../shared/settings/settings.ts";
import type { ImageRow } from "../../catalog/catalog-rows.ts";

interface Transform {
  readonly maxWidth?: number | null;
  readonly scale?: number | null;
}

/** The size in pixels of own images that do not state theirs (4:5). */
const ownSize = { width: 960, height: 1200 };

export const imageResolvers: Resolvers = {
  Image: {
    id: ({ id }: ImageRow) => globalId("ProductImage", id),
    altText: ({ altText }: ImageRow) => altText,
    width: (image: ImageRow) => image.width ?? (isOwn(image) ? ownSize.width : null),
    height: (image: ImageRow) => image.height ?? (isOwn(image) ? ownSize.height : null),
    url: (image: ImageRow, { transform }: { transform?: Transform | null }, context) =>
      imageUrl(image, transform, context),
    src: (image: ImageRow, _: unknown, context) => imageUrl(image, null, context),
    originalSrc: (image: ImageRow, _: unknown, context) => imageUrl(image, null, context),
    transformedSrc: (image: ImageRow, transform: Transform, context) => imageUrl(image, transform, context),
  },
  ImageConnection: "plain",
  ImageEdge: "plain",
  MediaImage: {
    id: ({ id }: ImageRow) => globalId("MediaImage", id),
    alt: ({ altText }: ImageRow) => altText ?? "",
    image: (image: ImageRow) => image,
    previewImage: (image: ImageRow) => image,
    mediaContentType: () => "IMAGE",
    presentation: () => null,
  },
  MediaConnection: "plain",
  MediaEdge: "plain",
};

const isOwn = ({ src }: ImageRow): boolean => isOwnImage(src);

/** Only the width of the service's own images changes, rounded up: transforms are best effort, says the schema. */
function imageUrl(image: ImageRow, transform: Transform | null | undefined, { settings }: Context): string {
  if (!isOwn(image)) return image.src;
  const width = (transform?.maxWidth ?? 0) * (transform?.scale ?? 1);
  return `${settings.publicUrl ?? ""}${imagePath(imagesFolder(settings), image.src, width)}`;
}
