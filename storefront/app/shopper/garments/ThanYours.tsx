import { Text } from "@circlet/design-system";
import { comparedLengths } from "@circlet/service-kit/garment-lengths";
import { comparison } from "./comparison";
import { parseGarment } from "./garment";
import { useMyGarments } from "./my-garments";

interface ThanYoursProps {
  readonly category: string;
  readonly measurements: readonly (readonly [
    label: string,
    inInches: string,
    inCentimeters: string,
    inches: number,
  ])[];
}

/** How a piece differs from the shopper's own garment of its category. Nothing if there is none, or nothing to compare. */
export default function ThanYours({ category, measurements }: ThanYoursProps) {
  const garment = useMyGarments()
    .map(parseGarment)
    .find((own) => own?.category === category);
  const sentence =
    garment &&
    comparison(garment, comparedLengths(measurements.map(([label, , , inches]) => [label, inches])));
  return sentence && <Text size="small">{sentence}</Text>;
}
