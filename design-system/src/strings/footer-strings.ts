export const footerStrings = {
  links: "Footer",
  newsletter: "News from the rail",
  email: "Email address",
  emailHint: "name@example.com",
  needsScript: "Subscribing needs JavaScript.",
  subscribe: "Subscribe",
  subscribed: "Subscribed!",
  subscribing: "One moment...",
  failed: "That did not work. Please try again.",
  copyright: (year: number, shop: string) => `© ${year} ${shop}. All rights reserved.`,
  version: (version: string) => `Version ${version}`,
};
