import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "./Button.tsx";
const meta = { component: Button, args: { children: "Add to bag" } } satisfies Meta<typeof Button>;
export default meta;
export const Default: StoryObj<typeof meta> = {};
