export const returnSubject = (orderNumber: string) => `Return ${orderNumber}`;
export const returnBody = (orderNumber: string) =>
  `Hello,\n\nI would like to return something.\n\nOrder number: ${orderNumber}\nItems: \nReason: \n`;
export const cancelSubject = (orderNumber: string) => `Cancel ${orderNumber}`;
export const cancelBody = (orderNumber: string) =>
  `Hello,\n\nPlease cancel my order, if it has not left yet.\n\nOrder number: ${orderNumber}\n`;
