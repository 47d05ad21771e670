import type { Context } from "../context.ts";
import { globalId } from "../global-id.ts";
import { isOwnPicture, pictureAddress } from "../image/picture-address.ts";
import type { Resolvers } from "../schema/resolvers.ts";
import type { ImageRow } from "./product-row.ts";

interface Transform {
  readonly maxWidth?: number | null;
  readonly scale?: number | null;
}

/** The size in which own pictures are drawn, in pixels: 4:5. */
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

const isOwn = ({ src }: ImageRow): boolean => isOwnPicture(src);

/**
 * Transforming is best effort, as the schema says: only the width of own pictures is, and the picture endpoint rounds
 * it up to one that it makes.
 */
function imageUrl(image: ImageRow, transform: Transform | null | undefined, { settings }: Context): string {
  if (!isOwn(image)) return image.src;
  const width = (transform?.maxWidth ?? 0) * (transform?.scale ?? 1);
  return `${settings.publicUrl ?? ""}${pictureAddress(image.src, width)}`;
}
