export const shopImagesPath = "/images/";

/** Storybook has no server that forwards images. */
export function shopImagePath(url: string): string {
  return url;
}
