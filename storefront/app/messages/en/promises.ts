/** Every sentence in which the shop promises something. The numbers are in app/promises/promises.ts. */
import {
  bundlePercent,
  bundleSize,
  freeReturnDays,
  makesPromise,
  refundWithin,
  restockingFee,
  returnDays,
  shipsWithinHours,
  shoesReturnFee,
  upToPercent,
  welcomeDiscountCode,
  welcomeHours,
  welcomePercent,
} from "~/promises/promises";

// Shipping
export const freeShipping = "Free shipping";
export const freeShippingText = `On every order in the United States, sent within ${shipsWithinHours} hours.`;
export const freeShippingClaim = `${freeShipping}, all year round`;
export const freeShippingClaimText = "On every order within the United States.";
export const shippingTimeClaim = `Ships within ${shipsWithinHours} hours`;
export const shippingTimeClaimText = "That goes for all orders.";
export const sentAtOnce = "Sent on at once";
export const sentAtOnceText = `Free of charge and within ${shipsWithinHours} hours, backed by our quality guarantee.`;
export const ordersShipWithin = `All orders ship within ${shipsWithinHours} hours`;
/** How "… email has the tracking link." begins. */
export const trackingEmail = () =>
  makesPromise("free-shipping") ? `${ordersShipWithin}, and another` : "Another";
export const faqShipping =
  "We ship to addresses in the United States only. Shipping is free on every order, whatever it adds up to.";
export const termsShipping = `Shipping is free, and we ship within the United States only. All orders ship within ${shipsWithinHours} hours.`;

// Returns
export const easyReturns = "Easy returns";
export const easyReturnsText = `Free by mail for ${freeReturnDays} days, accepted for ${returnDays}.`;
export const sealedReturnsText = `Free by mail for ${freeReturnDays} days, accepted for ${returnDays}, unworn and with its tags or hygiene seal.`;
export const easyReturnsClaim = `${easyReturns}, all year round`;
export const returnFees = `After ${freeReturnDays} days, a restocking fee of $${restockingFee} an item applies, and $${shoesReturnFee} more for shoes.`;
export const faqFreeReturnDays = `Days 1 to ${freeReturnDays}`;
export const faqFreeReturns = "Free by mail.";
export const faqPaidReturnDays = `Days ${freeReturnDays + 1} to ${returnDays}`;
export const faqPaidReturns = `$${restockingFee} restocking fee per item. For shoes, $${shoesReturnFee} more for return shipping.`;
export const faqFreeOfFees = `if an item is damaged, wrong, or not as described, its return is free for all ${returnDays} days.`;
export const faqSealed =
  "For hygiene, bras, panties, shapewear and swimwear are sold new with tags only. You can return them, too, as long as they are unworn and still have their tags or hygiene seal.";
export const termsReturns = `You may return an item within ${returnDays} days of delivery if it is in the condition in which you received it. Returns by mail are free within the first ${freeReturnDays} days. After that, we deduct a restocking fee of $${restockingFee} per item from your refund and, for shoes, another $${shoesReturnFee} for return shipping. These deductions do not apply if we sent you the wrong item or one that is not as described. We refund you within ${refundWithin} of the return’s arrival. For hygiene, bras, panties, shapewear and swimwear are sold new with tags only; you may return them if they are unworn and still have their tags or hygiene seal.`;

// Quality
export const quality = "Quality guaranteed";
export const authentic = "100% authentic";
export const authenticText = "Every item comes straight from its brand.";
export const satisfaction = "100% satisfaction guarantee";
export const satisfactionText = `Every purchase is backed by our quality guarantee: all your money back within ${freeReturnDays} days.`;
export const faqSatisfaction = `Send the item back within ${freeReturnDays} days. Return shipping is free, and you get all your money back.`;
export const faqAsDescribed = `The same holds for all ${returnDays} days.`;

// Payment
export const securePayment = "Secure payment";
export const securePaymentText = "Your card number never reaches us.";

// Prices
export const lowPrices = `Prices up to ${upToPercent}% below elsewhere`;
export const lowPricesText = "The same item, the same label, a better price.";

// 15% off two or more
export const bundle = `${bundlePercent}% off when you buy ${bundleSize} or more`;
export const bundleText = "Applied automatically at checkout. No code needed.";
export const bundleHint = `Discounts do not combine. The largest one applies: ${bundlePercent}% off ${bundleSize} or more is automatic, and a code replaces it if it saves more.`;
export const faqBundle = `On top of that, ${bundlePercent}% comes off automatically at checkout when you buy ${bundleSize} or more items.`;
export const termsBundle = `${bundlePercent}% off an order of ${bundleSize} or more items is applied automatically at checkout.`;

// The code for a first order
export const welcome = `${welcomePercent}% off your first order`;
export const welcomeText = `New here? Take ${welcomePercent}% off with the code ${welcomeDiscountCode} in your bag or at checkout.`;
export const welcomeTerms = `One use per customer. A code from us by email expires ${welcomeHours} hours after we send it.`;
export const welcomeStill = `Still yours: ${welcomePercent}% off your first order`;
export const welcomeStillText = `Enter the code ${welcomeDiscountCode} in your bag or at checkout. A code from us by email expires ${welcomeHours} hours after we send it.`;
export const welcomeByNewsletter = `Confirm your address, and ${welcomeDiscountCode} takes ${welcomePercent}% off your first order for ${welcomeHours} hours.`;
export const termsWelcome = `The code ${welcomeDiscountCode} gives ${welcomePercent}% off a first order, and expires ${welcomeHours} hours after we send it to you; if you know it without an email from us, it has no such limit.`;
export const incentive = `When you subscribe to our newsletter, you get free shipping on your first order and the code ${welcomeDiscountCode} for ${welcomePercent}% off it.`;
export const incentiveGiven = `Standard shipping of your first order is free, and the code takes ${welcomePercent}% off it. The code works once, for ${welcomeHours} hours from the email in which we send it to you.`;
export const incentiveForAll =
  "At present, standard shipping is free on every order, and the code works for any first order, whether you subscribe or not. So you give up nothing by keeping your address to yourself.";

// Several at once
export const shippingAndReturns = (): string => {
  if (!makesPromise("easy-returns")) return makesPromise("free-shipping") ? `${freeShipping}.` : "";
  return makesPromise("free-shipping") ? `${freeShipping}, easy returns.` : `${easyReturns}.`;
};
export const promoBar = (): string =>
  `${shippingAndReturns()} ${makesPromise("bundle") ? `${bundlePercent}% off ${bundleSize} or more.` : ""}`.trim();
export const forShoppers = `Shipping is free, your order is on its way within ${shipsWithinHours} hours, and you have ${returnDays} days to change your mind.`;
