"use client";

import { Button } from "@circlet/design-system";
import { useState, type ReactNode } from "react";

export function Counter(): ReactNode {
  const [count, setCount] = useState(0);
  return <Button onClick={() => setCount(count + 1)}>Pressed {count}</Button>;
}
