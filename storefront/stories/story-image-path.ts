/** Replaces the shop's module: Storybook has no server that forwards images. */
export const imagesPath = "/images/";

export function imagePath(url: string): string {
  return url;
}
