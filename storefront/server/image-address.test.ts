import { expect, test } from "vitest";
import { imageAddress } from "./image-address.ts";

const hosts = {
  apiUrl: "http://localhost:4000",
  imageOrigins: [
    "https://cdn.example",
    "http://insecure.example",
    "http://127.0.0.1:5810",
    "https://many.example/s/1/23",
  ],
};
const found = (path: string) => imageAddress(new URL(path, "https://shop.example"), hosts)?.href ?? null;

test.each([
  ["/images/cdn.example/files/coat.jpg?v=1&width=480", "https://cdn.example/files/coat.jpg?v=1&width=480"],
  ["/images/cdn.example/a%20coat,red.jpg", "https://cdn.example/a%20coat,red.jpg"],
  ["/images/localhost:4000/images/coat?v=1", "http://localhost:4000/images/coat?v=1"],
  ["/images/localhost:4000/cdn/shop/coat", "http://localhost:4000/cdn/shop/coat"],
  ["/images/127.0.0.1:5810/coat", "http://127.0.0.1:5810/coat"],
  ["/images/many.example/s/1/23/files/coat.jpg?v=1", "https://many.example/s/1/23/files/coat.jpg?v=1"],
])("%s is an image", (path, address) => {
  expect(found(path)).toBe(address);
});

test.each([
  ["an unknown host", "/images/evil.example/coat.jpg"],
  ["another store's folder", "/images/many.example/s/1/24/files/coat.jpg"],
  ["a folder with the same beginning", "/images/many.example/s/1/234/files/coat.jpg"],
  ["a way out of the store's folder", "/images/many.example/s/1/23/../24/coat.jpg"],
  ["an encoded way out of the store's folder", "/images/many.example/s/1/23/..%2f24/coat.jpg"],
  ["a host of the same beginning", "/images/cdn.example.evil.example/coat.jpg"],
  ["a host of the same end", "/images/evilcdn.example/coat.jpg"],
  ["another port", "/images/cdn.example:8443/coat.jpg"],
  ["another port of this machine", "/images/localhost:4001/images/coat"],
  ["plain HTTP over the network", "/images/insecure.example/coat.jpg"],
  ["a name and password before the host", "/images/cdn.example@evil.example/coat.jpg"],
  ["a name before a known host", "/images/evil@cdn.example/coat.jpg"],
  ["an encoded host", "/images/%63dn.example/coat.jpg"],
  ["a host in capitals", "/images/CDN.example/coat.jpg"],
  ["a host with a final dot", "/images/cdn.example./coat.jpg"],
  ["a whole address", "/images/https://cdn.example/coat.jpg"],
  ["an encoded address", "/images/https%3A%2F%2Fcdn.example/coat.jpg"],
  ["a second host behind two slashes", "/images/cdn.example//evil.example/coat.jpg"],
  ["a second host behind backslashes", "/images/cdn.example/\\evil.example/coat.jpg"],
  ["a page of the commerce service", "/images/localhost:4000/admin"],
  ["its API", "/images/localhost:4000/api/2023-10/graphql.json?query=%7Bshop%7Bname%7D%7D"],
  ["a way out of its images", "/images/localhost:4000/images/../admin"],
  ["an encoded way out", "/images/localhost:4000/images/%2e%2e/admin"],
  ["a way out by an encoded slash", "/images/localhost:4000/images/..%2Fadmin"],
  ["a way out by an encoded backslash", "/images/localhost:4000/images/..%5Cadmin"],
  ["a way out encoded twice", "/images/localhost:4000/images/%252e%252e%252fadmin"],
  ["an encoded end", "/images/cdn.example/coat.jpg%00.html"],
  ["a host without a path", "/images/cdn.example"],
  ["a host without a name of an image", "/images/cdn.example/"],
  ["no host", "/images/"],
  ["no host before a path", "/images//coat.jpg"],
  ["a link-local address", "/images/169.254.169.254/latest/meta-data/"],
  ["more than 2,048 characters", `/images/cdn.example/${"a".repeat(2048)}`],
  ["more than 2,048 characters with its query", `/images/cdn.example/coat?${"a".repeat(2048)}`],
])("a URL that the shop does not fetch: %s", (_name, path) => {
  expect(found(path)).toBeNull();
});
