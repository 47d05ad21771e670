import { EmptyState, ErrorNotice, Link as LinkLook, ProductGrid, Stack, Text } from "@circlet/design-system";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { cardSizes } from "~/catalog/card-sizes";
import { useKeptFocus } from "~/browser/use-kept-focus";
import { usePublicSettings } from "~/settings/public-settings";
import { ShopAllButton } from "~/catalog/ShopAllButton";
import { ShopCard } from "~/catalog/ShopCard";
import { useSignIn } from "~/shopper/session/use-sign-in";
import { browserWishlist } from "~/shopper/wishlist/browser-wishlist";
import { openWishlist } from "~/shopper/wishlist/open-wishlist";
import { accountPath } from "~/shop/paths";
import { productGid } from "~/shop/product-gid";
import * as alertMessages from "~/messages/en/saved-searches";
import * as messages from "~/messages/en/wishlist";
import * as css from "../account.css";
import emptyArt from "../images/art--empty--wishlist.avif";
import { SectionSkeleton } from "../SectionSkeleton";
import { FrequencySelect } from "../saved-searches/FrequencySelect";
import { useWishlistAlerts } from "./use-wishlist-alerts";
import { useWishedProducts } from "./use-wished-products";

const none: readonly string[] = [];

/** The wishlist, newest first. Products removed here or in another tab disappear immediately. */
export default function WishlistSection() {
  const settings = usePublicSettings();
  const signIn = useSignIn();
  const wishlist = browserWishlist(settings, signIn);
  useEffect(() => {
    // Loads at once, although other pages wait until the browser is idle.
    void openWishlist(settings, signIn);
  }, [settings, signIn]);
  const ids = useSyncExternalStore(wishlist.subscribe, wishlist.ids, () => none);
  const { products, status, retry } = useWishedProducts(wishlist, ids);
  const wished = [...ids].reverse().flatMap((id) => products.get(id) ?? []);
  const { alerts, choose, isReady } = useWishlistAlerts(ids);
  const root = useRef<HTMLDivElement>(null);
  const focus = useKeptFocus(root, {
    controls: "button[aria-pressed]",
    otherwise: () => root.current?.querySelector("h2"),
  });
  return (
    <div ref={root} {...focus}>
      {content()}
    </div>
  );

  function content() {
    if (wished.length > 0 && !isReady) return <SectionSkeleton section="wishlist" />;
    if (wished.length > 0) {
      return (
        <Stack gap="l">
          {alerts?.isOn === false && (
            <Text>
              {alertMessages.wishlistHint}{" "}
              <LinkLook asChild>
                <Link to={accountPath("saved-searches")}>{alertMessages.wishlistHintLink}</Link>
              </LinkLook>
            </Text>
          )}
          <ProductGrid
            items={wished}
            keyOf={({ id }) => id}
            renderItem={(product) => {
              const id = productGid(product.id);
              const frequency = alerts?.isOn ? alerts.byProduct.get(id) : undefined;
              return (
                <Stack gap="s">
                  <ShopCard product={product} sizes={cardSizes.account} headingLevel={2} />
                  {alerts && frequency && (
                    <FrequencySelect
                      name={product.title}
                      value={frequency}
                      frequencies={alerts.frequencies}
                      onChoose={(next) => choose(id, next)}
                    />
                  )}
                </Stack>
              );
            }}
          />
        </Stack>
      );
    }
    if (status === "failed") {
      return (
        <ErrorNotice title={messages.sectionNotLoaded} onRetry={retry}>
          {messages.sectionNotLoadedText}
        </ErrorNotice>
      );
    }
    return status === "asking" ? <SectionSkeleton section="wishlist" /> : <Empty />;
  }
}

function Empty() {
  return (
    <EmptyState
      title={messages.empty}
      image={<img src={emptyArt} alt="" width={480} height={360} className={css.art} />}
      action={<ShopAllButton />}
    >
      {messages.emptyText}
    </EmptyState>
  );
}
