export const slideshowStrings = {
  slideshow: "slideshow",
  slide: "slide",
  position: (slide: number, count: number) => `${slide} of ${count}`,
};
