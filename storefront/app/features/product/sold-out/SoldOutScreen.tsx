import {
  CircleCheckIcon,
  Claims,
  Container,
  NotFoundPanel,
  ReturnIcon,
  Shelf,
  TagIcon,
  Testimonials,
  TruckIcon,
} from "@circlet/design-system";
import { cardSizes } from "~/catalog/card-sizes";
import { makesPromise, shows } from "~/promises/promises";
import { searchPath } from "~/shop/paths";
import { ReloadNotice } from "~/loading/RetryNotice";
import { ShopCard } from "~/catalog/ShopCard";
import RecentlyViewed from "~/catalog/viewed/RecentlyViewed";
import * as promises from "~/messages/en/promises";
import * as messages from "~/messages/en/sold-out";
import type { CategoryShelf, SoldOutPage } from "./load-sold-out";
import * as css from "./SoldOutScreen.css";
import { TellMe } from "./TellMe";

/** How sold items reach the shop and the shopper. */
const supply = [
  { promise: "quality", icon: <ReturnIcon />, title: messages.returned, text: messages.returnedText },
  { promise: "quality", icon: <CircleCheckIcon />, title: messages.checked, text: messages.checkedText },
  { promise: "low-prices", icon: <TagIcon />, title: messages.priced, text: messages.pricedText },
  {
    promise: "free-shipping",
    icon: <TruckIcon />,
    title: promises.sentAtOnce,
    text: promises.sentAtOnceText,
  },
] as const;

/** The page for sold-out and unknown products, with status 404. */
export default function SoldOutScreen({ page }: { readonly page: SoldOutPage }) {
  // Only the demo sells single items.
  const { soldText, unknownText } = shows("demo")
    ? { soldText: messages.soldText, unknownText: undefined }
    : { soldText: messages.plainSoldText, unknownText: messages.plainUnknownText };
  const soldOutText = page.sold ? soldText(page.sold.title, page.sold.brand) : unknownText;
  return (
    <div className={css.page}>
      <NotFoundPanel
        reason="sold-out"
        searchHref={searchPath}
        className={css.opening}
        labels={soldOutText === undefined ? undefined : { soldOutText }}
        offer={
          makesPromise("welcome") ? (
            <>
              <p className={css.lead}>{promises.welcomeStill}</p>
              <p>{promises.welcomeStillText}</p>
            </>
          ) : undefined
        }
      />
      <Container>
        <TellMe likeness={page.likeness} />
      </Container>
      {page.sameSize && (
        <Container>
          <Shelf
            title={messages.inSize(page.sameKind.name, page.sameSize.size)}
            columns={6}
            items={page.sameSize.products}
            keyOf={({ handle }) => handle}
            renderItem={(product) => <ShopCard product={product} sizes={cardSizes.row} />}
          />
        </Container>
      )}
      <Container>
        <StillHere {...page.sameKind} />
      </Container>
      {page.dresses && (
        <Container>
          <StillHere {...page.dresses} />
        </Container>
      )}
      <RecentlyViewed />
      {makesPromise("quality") && (
        <div className={css.background}>
          <Container>
            <Claims
              title={messages.supply}
              text={messages.supplyText}
              action={{ label: messages.startShopping, href: searchPath }}
              claims={supply.filter(({ promise }) => makesPromise(promise))}
            />
          </Container>
        </div>
      )}
      {page.reviews && page.reviews.length > 0 && (
        <Container>
          <Testimonials title={messages.reviews} testimonials={page.reviews} />
        </Container>
      )}
    </div>
  );
}

function StillHere({ name, href, products }: CategoryShelf) {
  if (products === null) {
    return <ReloadNotice title={messages.notLoaded(name)} />;
  }
  if (products.length === 0) return null;
  return (
    <Shelf
      title={messages.stillHere(name)}
      link={{ href, label: messages.seeAll(name) }}
      rows={2}
      items={products}
      keyOf={({ handle }) => handle}
      renderItem={(product) => <ShopCard product={product} sizes={cardSizes.shelfOfFive} />}
    />
  );
}
