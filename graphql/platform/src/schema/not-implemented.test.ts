import { join } from "node:path";
import { storefrontSchemaVersions } from "@circlet/graphql/schema/storefront";
import { isObjectType } from "graphql";
import { expect, test } from "vitest";
import { storefrontSchema } from "../schema.ts";
import { isRefused } from "./not-implemented.ts";

test.each(storefrontSchemaVersions)(
  "the list of fields of %s that are not implemented is up to date",
  async (version) => {
    const lines: string[] = [];
    const whole: string[] = [];
    for (const type of Object.values(storefrontSchema(version).getTypeMap()).filter(isObjectType)) {
      if (type.name.startsWith("__")) continue;
      const fields = Object.values(type.getFields());
      const refused = fields.filter(isRefused).map(({ name }) => name);
      if (refused.length === fields.length) whole.push(type.name);
      else if (refused.length > 0) lines.push(`${type.name}: ${refused.sort().join(", ")}`);
    }
    const list = [...lines.sort(), "", "Types without any field:", ...whole.sort(), ""].join("\n");
    await expect(list).toMatchFileSnapshot(join(import.meta.dirname, `unimplemented-${version}.txt`));
  },
);
