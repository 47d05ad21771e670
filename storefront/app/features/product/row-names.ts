/** Where the cards of the rows stand in a product's page, as `data-cards`. */
export const rowNames = { related: "related", similar: "similar", together: "together" } as const;
