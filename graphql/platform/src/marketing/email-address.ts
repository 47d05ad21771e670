import * as v from "valibot";

/** An email address as the marketing tool takes it. */
export const emailAddress = v.pipe(
  v.string("email must be a string."),
  v.trim(),
  v.maxLength(254, "Invalid email address"),
  v.email("Invalid email address"),
);
