"use client";

import { Button, Dialog } from "@circlet/design-system";

export const SizeChart = () => (
  <Dialog title="Size chart" trigger={<Button>Open</Button>}>
    All sizes
  </Dialog>
);
