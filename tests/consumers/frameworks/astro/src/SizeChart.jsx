import { Button, Dialog } from "@circlet/design-system";

/** Hydrated as an island. */
export const SizeChart = () => (
  <Dialog title="Size chart" trigger={<Button>Open</Button>}>
    All sizes
  </Dialog>
);
