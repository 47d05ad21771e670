import { Button, Dialog } from "@circlet/design-system";

/** An island. */
export const SizeChart = () => (
  <Dialog title="Size chart" trigger={<Button>Open</Button>}>
    All sizes
  </Dialog>
);
