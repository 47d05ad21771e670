export const galleryStrings = {
  gallery: "Pictures",
  strip: "Pictures, scroll for more",
  image: (position: number, count: number) => `Picture ${position} of ${count}`,
  enlarge: (alt: string) => `Enlarge: ${alt}`,
  zoom: (alt: string) => `Zoom: ${alt}`,
  thumbnails: "All pictures",
  previous: "Previous picture",
  next: "Next picture",
  close: "Close",
};
