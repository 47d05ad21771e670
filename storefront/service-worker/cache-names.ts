/** The caches of one build. Pages of another build may not fit this one's scripts. */
export const cacheNames = (build: string) => ({
  pages: `pages-${build}`,
  ownPages: `own-pages-${build}`,
  offline: `offline-${build}`,
  // The names of these files change with their content, so all builds share them.
  assets: "assets",
  images: "images",
});
