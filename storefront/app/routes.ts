import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx", { id: "home" }),
  route("index.html", "routes/home.tsx", { id: "home-index-html" }),
  route("home", "routes/home.tsx", { id: "home-home" }),
  route("shelves/:slug", "routes/shelf.tsx"),
  route("search", "routes/search.tsx"),
  route("products/:handle", "routes/product.tsx"),
  route("category/:slug", "routes/category.tsx"),
  route("brands/:slug", "routes/brand.tsx"),
  route("cart", "routes/cart.tsx"),
  route("brands", "routes/brands.tsx"),
  route("faq", "routes/faq.tsx"),
  route("terms", "routes/terms.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("accessibility", "routes/accessibility.tsx"),
  route("contact", "routes/contact.tsx"),
  route("our-story", "routes/our-story.tsx"),
  route("partners", "routes/partners.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
