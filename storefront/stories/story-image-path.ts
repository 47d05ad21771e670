/** Replaces the shop's module: Storybook has no server that forwards images. */
export const shopImagesPath = "/images/";

export function shopImagePath(url: string): string {
  return url;
}
