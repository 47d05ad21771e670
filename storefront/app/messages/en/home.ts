import { counted } from "@circlet/design-system";

export const notLoaded = (title: string) => `${title} could not be loaded.`;
export const reviewsNotLoaded = "What shoppers say could not be loaded.";
export const promotions = "Promotions";
export const heroTitle = "Sent back. Checked. Yours for less.";
export const heroText =
  "Unworn returns and pre-owned items from more than a hundred labels. We inspect each one by hand and grade it before it goes on sale.";
export const startShopping = "Start shopping now";
export const categories = "Categories";
export const tops = "Tops";
export const pants = "Pants";
export const dresses = "Dresses";
export const jeans = "Jeans";
export const sweaters = "Sweaters";
export const coats = "Coats, jackets & vests";
export const seeAllDresses = "See all dresses";
export const welcome = (percent: number) => `${percent}% off your first order`;
export const welcomeText = (percent: number, discountCode: string) =>
  `New here? Take ${percent}% off with the code ${discountCode} in your bag or at checkout.`;
export const welcomeTerms = (hours: number) =>
  `One use per customer. A code from us by email expires ${hours} hours after we send it.`;
export const justArrived = "Just Arrived";
export const browseMore = "Browse more";
export const sellsFast = "Likely to sell fast";
export const seeWhatSells = "See what sells";
export const bundle = (percent: number, size: number) => `${percent}% off when you buy ${size} or more`;
export const bundleText = "Applied automatically at checkout. No code needed.";
export const findPair = "Find a pair";
export const markdowns = "New markdowns";
export const seeAllMarkdowns = "See all markdowns";
export const lastChance = "Last chance";
export const seeAllLastChances = "See all last chances";
export const photosTitle = "Out of the box, into the world";
export const photosText = "Items that found a second home, as our shoppers see them. Illustrated.";
export const creditWrapDress = "Ines, Portland";
export const creditBag = "Maya, Chicago";
export const creditBoots = "Jo, Santa Fe";
export const creditJeans = "Priya, Oakland";
export const creditTrench = "Lena, Boston";
export const creditPumps = "Carmen, Austin";
export const shoesAndBags = "Shoes & bags";
export const seeAllShoesAndBags = "See all shoes and bags";
export const outerwear = "Outerwear";
export const seeAllOuterwear = "See all outerwear";
export const claimsTitle = "Quality, value and sustainability, redefined in one retail experience";
export const claimsText =
  "We are committed to circularizing fashion: what was sent back, or loved before, goes to someone who wears it.";
export const value = (percent: number) => `Prices up to ${percent}% below elsewhere`;
export const valueText = "The same item, the same label, a better price.";
export const brands = "In collaboration with top brands";
export const brandsText = "They send us their returns and overstock.";
export const authentic = "100% authentic";
export const authenticText = "Every item comes straight from its brand.";
export const satisfaction = "100% satisfaction guarantee";
export const satisfactionText = (days: number) =>
  `Every purchase is backed by our quality guarantee: all your money back within ${days} days.`;
export const shipping = "Free shipping, all year round";
export const shippingText = "On every order within the United States.";
export const shippingTime = (hours: number) => `Ships within ${hours} hours`;
export const shippingTimeText = "That goes for all orders.";
export const returns = "Easy returns, all year round";
export const returnsText = (free: number, days: number) =>
  `Free by mail for ${free} days, accepted for ${days}.`;
export const payment = "Secure payment";
export const paymentText = "Your card number never reaches us.";
export const reviews = "What shoppers say";
export const heroImage =
  "Illustration: a trench coat, a satin slip dress, a leather bag and suede pumps in window light";
export const promoImage = "Illustration: a tweed blazer, straight jeans and leather loafers";
export const illustration = (subject: string) => `Illustration: ${subject}`;
export const wrapDressImage = "a floral wrap dress on a hanger";
export const bagImage = "a leather bag on a peg by the door";
export const bootsImage = "suede ankle boots on an oak floor";
export const jeansImage = "jeans and a Breton tee laid out on linen";
export const trenchImage = "a trench coat on a hanger, loafers on the floor below";
export const pumpsImage = "suede pumps on a round stool";
export const items = (count: number) => counted(count, "item", "items");
