export const tabs = { active: "Active", completed: "Completed" };
export const noneFound = "No order found";
export const searchHint = "Try an order number, a status such as “in transit”, or the name of an item.";
export const title = "Orders";
export const notLoaded = "Your orders did not load";
export const notLoadedText = "They are safe with us. Please try again in a moment.";
export const confirmed = "Confirmed";
export const gettingReady = "Getting ready";
export const readyForPickup = "Ready for pickup";
export const withCarrier = "With the carrier";
export const pickedUp = "Picked up";
export const inTransit = "In transit";
export const delayed = "Delayed";
export const outForDelivery = "Out for delivery";
export const deliveryAttempted = "Delivery attempted";
export const delivered = "Delivered";
export const notDelivered = "Could not be delivered";
export const received = "Order received";
export const onItsWay = "On its way";
/** By the tab in which the search found nothing. */
export const foundElsewhere = {
  active: "There is something under Completed.",
  completed: "There is something under Active.",
};
export const none = { active: "You have no active orders", completed: "You have no completed orders" };
export const countedTab = (label: string, count: number) => `${label} (${count})`;
