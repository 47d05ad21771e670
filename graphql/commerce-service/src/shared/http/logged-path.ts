/** Hides secrets: a checkout's token gives access to the order, and a sign-in's id is private. */
export function loggedPath(address: string): string {
  const path = URL.parse(address, "http://service.invalid")?.pathname ?? "";
  return path.replace(/^\/checkouts\/[^/]+/, "/checkouts/-").replace(/\/(sign-in|authorize)\/[^/]+/, "/$1/-");
}
