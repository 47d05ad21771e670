/** The outline of the heart icon, in a 24-unit square. */
export const heartPath = "M12 20S4 15.2 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.300C20 15.2 12 20 12 20Z";
