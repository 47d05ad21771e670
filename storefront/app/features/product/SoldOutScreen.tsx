import { Button, Container, EmptyState } from "@circlet/design-system";
import { Link } from "react-router-dom";
import { offers } from "~/lib/constants";
import { searchPath } from "~/lib/paths";

/** A product that is gone, or never was (specification A2); its status is 404. */
export function SoldOutScreen() {
  return (
    <Container>
      <EmptyState
        title="This one has been sold"
        headingLevel={1}
        action={
          <Button asChild>
            <Link to={searchPath}>Shop all pieces</Link>
          </Button>
        }
      >
        Most of our pieces are one of one, so they go fast. Take {offers.welcomePercent}% off your first order
        with the code {offers.welcomeCode}, within {offers.welcomeHours} hours.
      </EmptyState>
    </Container>
  );
}
