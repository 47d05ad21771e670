/** Replaces the shop's module, because Storybook has no server that forwards images. */
export const shopImagesPath = "/images/";

export function shopImagePath(url: string): string {
  return url;
}
