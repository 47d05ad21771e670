import type { ReactNode } from "react";
import { Table } from "./Table.tsx";

const files = import.meta.glob<string>("../../design-system/src/theme/generated/json/*.{light,dark}.json", {
  eager: true,
  query: "?url",
  import: "default",
});

export const TokenFiles = (): ReactNode => (
  <Table
    head={["Brand", "Scheme", "File"]}
    rows={Object.entries(files).map(([path, url]) => {
      const name = path.slice(path.lastIndexOf("/") + 1);
      const [brand = "", scheme = ""] = name.split(".");
      return [
        brand,
        scheme,
        <a key={name} href={url} download={name}>
          {name}
        </a>,
      ];
    })}
  />
);
