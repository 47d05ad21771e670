import { Disclosure, Heading, Stack, Text } from "@circlet/design-system";
import { useMyGarments } from "./my-garments";
import { type Garment, garmentCategories, parseGarment } from "./garment";
import { GarmentForm } from "./GarmentForm";
import { formatLength } from "./format-length";
import { categories } from "~/shop/taxonomy";
import { termName } from "~/shop/term";
import * as messages from "~/messages/en/garments";

/** A form for a garment of each category that is measured. */
export function GarmentsForms() {
  const garments = useMyGarments().flatMap((text) => parseGarment(text) ?? []);
  return (
    <Stack as="section" gap="m" id="garments" aria-labelledby="garments-title">
      <Heading level={2} id="garments-title">
        {messages.title}
      </Heading>
      <Text>{messages.lead}</Text>
      <div>
        {garmentCategories.map(({ slug, names }) => {
          const name = termName(categories, slug);
          const garment = garments.find(({ category }) => category === slug) ?? null;
          return (
            <Disclosure key={slug} summary={garment ? messages.summary(name, lengthsOf(garment)) : name}>
              <GarmentForm category={{ slug, name, lengths: names }} garment={garment} />
            </Disclosure>
          );
        })}
      </div>
    </Stack>
  );
}

function lengthsOf({ lengths, unit }: Garment): string {
  return Object.entries(lengths)
    .map(([name, length]) =>
      messages.lengthOf(messages.labels[name as keyof typeof lengths], formatLength(length, unit)),
    )
    .join(", ");
}
