/** The customer of the demo data, whom the sign-in page names to whoever wants to look around. */
export const demoCustomerEmail = "pat@circlet.example";
