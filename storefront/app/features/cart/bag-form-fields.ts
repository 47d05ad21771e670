/** What the bag's forms ask for, with and without JavaScript. */
export const bagIntents = { add: "add", remove: "remove" } as const;
