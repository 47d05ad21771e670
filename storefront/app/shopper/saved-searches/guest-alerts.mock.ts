import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { ServiceFailure } from "~/http/service-failure";

type Response = "asked" | "failed";

let response: Response = "asked";

/** Sets what the service does next. */
export function respondToGuest(given: Response): void {
  response = given;
}

export function askForAlerts(): Promise<void> {
  if (response === "asked") return Promise.resolve();
  const message = "The service refuses this in a story.";
  const errors = [{ message, extensions: { code: "BAD_REQUEST" } }];
  return Promise.reject(new ServiceFailure("askForAlerts", new CombinedGraphQLErrors({ errors })));
}
