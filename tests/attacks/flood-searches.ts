/** Opens 400 new searches at once, in a process of its own: the visitor beside it waits for the shop only. */
import { visitSearch } from "./visit-search.ts";

const port = Number(process.argv[2]);
const visits = Array.from({ length: 400 }, (_, id) => visitSearch(port, 1000 + id, "203.0.113.7"));
const served = (await Promise.all(visits)).filter(({ status }) => status === 200);
console.log(served.length);
