import { Button } from "@circlet/design-system";
import { Link } from "react-router-dom";
import * as common from "~/messages/en/common";
import { searchPath } from "~/shop/paths";

/** Leads on from a place without products. */
export function ShopAllButton() {
  return (
    <Button asChild>
      <Link to={searchPath}>{common.shopAllItems}</Link>
    </Button>
  );
}
