import { Button, Drawer } from "@circlet/design-system";
import { delays } from "~/lib/constants";
import { homePath } from "~/lib/paths";
import { useBag } from "./BagProvider";

export default function BagDrawer() {
  const { bag, view, isOpen, setOpen, control } = useBag();
  return (
    <Drawer
      open={isOpen ?? false}
      onOpenChange={setOpen}
      title="Cart"
      focusDelay={delays.cartFocus}
      returnFocusTo={control}
      footer={
        <Button asChild fullWidth>
          <a href={view.checkoutUrl ?? homePath}>Checkout</a>
        </Button>
      }
    >
      {view.notice}
      {view.lines.map((line) => (
        <p key={line.variantId}>
          {line.title}
          <Button onClick={() => void bag.remove(line.variantId)}>Remove</Button>
        </p>
      ))}
    </Drawer>
  );
}
