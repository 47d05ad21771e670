import { useId, type ReactNode } from "react";
import { largestRadius, type radiusNames } from "./theme-draft.ts";

type RadiusName = (typeof radiusNames)[number];

const uses: Record<RadiusName, string> = {
  image: "Images, notices, badges",
  control: "Buttons and fields",
  panel: "Dialogs and menus",
};

export interface RadiusFieldProps {
  name: RadiusName;
  value: number;
  onChange: (px: number) => void;
}

export function RadiusField({ name, value, onChange }: RadiusFieldProps): ReactNode {
  const id = useId();
  return (
    <div className="playground-radius">
      <label htmlFor={id}>{uses[name]}</label>
      <span aria-hidden="true">{value} px</span>
      <input
        id={id}
        type="range"
        min={0}
        max={largestRadius}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
