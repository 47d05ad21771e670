export const soldOutChoice = (value: string) => `${value}, sold out`;
export const notInSize = (value: string) => `${value}, not in this size`;
export const notInCombination = (value: string) => `${value}, not in this combination`;
export const yourSize = "Your size";
export const optionOfYours = (option: string) => `${option}, your size`;
export const details = "Details";
export const skipToAddToCart = "Skip to Add to bag";
export const shippingAndReturns = "Shipping and returns";
export const sizeChart = "Size Chart";
export const sizeChartDrawing = "Size chart, with a drawing of where to measure";
export const bodyMeasurements = "Body measurements in inches, below in centimeters";
export const measurements = "Measurements";
export const measurement = "Measurement";
export const inInches = "Inches";
export const inCentimeters = "Centimeters";
interface HowMeasured {
  readonly size: string | null;
  /** Whether it lay flat. */
  readonly isFlat: boolean;
}
export const measured = ({ size, isFlat }: HowMeasured) => {
  const how = isFlat ? "measured flat" : "measured by hand";
  return size === null ? `This item, ${how}` : `Size ${size}, ${how}`;
};
export const inches = (number: string) => `${number} in`;
export const centimeters = (number: string) => `${number} cm`;
export const newWithTags = "Never worn. All original labels and tags are attached.";
export const newWithoutTags = "Never worn. The tags came off, nothing else did.";
export const excellent = "Hardly worn, with a small flaw that we name and price in.";
export const preOwned = "Worn and well cared for. Checked, cleaned and ready for more.";
export const soldOut = "Sold out";
export const soldOutDescription =
  "This item has been sold. Most of our items are one of one; see what else there is.";
export const colorFamily = "Color family";
export const styleNumber = "Style number";
export const reference = "Our reference";
export const related = "You may also like";
export const seeAll = (category: string) => `See all ${category.toLowerCase()}`;
export const together = "Bought together";
export const similar = (size: string) => `More in size ${size}`;
export const reviewsOf = (brand: string) => `What shoppers say about ${brand}`;
export const relatedNotLoaded = "Similar items could not be loaded.";
export const share = "Share";
export const linkCopied = "Link copied";
export const linkNotCopied = "The link could not be copied.";
export const outOfDate = "This page is out of date. Refresh it to see what is left.";
export const oneLeftInSize = (size: string) => `One left in size ${size}`;
export const oneLeft = "One left";
export const inStock = "In stock";
export const anotherChoice = "Another choice is still here.";
export const anotherSizeOrColor = "Another size or color is still here.";
export const seeSimilar = "See similar items";
export const sku = "SKU";
export const byBrand = (title: string, brand: string) => `${title} by ${brand}`;
export const justSold = "Just sold. ";
export const justSoldInSize = (size: string) => `Just sold in size ${size}. `;
export const nowSoldOut = "Sold out. ";
export const nowSoldOutInSize = (size: string) => `Sold out in size ${size}. `;
