/** What goes into which file of the build, so that a page fetches what it wants when it wants it. */

const isStyle = (id: string) => /\.css(\.ts\.vanilla\.css)?$/.test(id);

const isOurs = (id: string) => !isStyle(id) && /\/(design-system\/src|storefront\/app)\//.test(id);

/** What every page has from the start, besides its own: all that root.tsx imports and others do, too. */
const isFrame = (id: string) =>
  /\/storefront\/app\/(features\/(cart\/(BagProvider|bag-handle|bag-view|drawer-state)|layout\/(keep-title|menu-id))|lib\/(as-sent|constants|head-in-page|interrupted-navigation|is-for-script|late-screen|lists-in-page|listing-parameters|load-chunk|load-later|page-head|paths|public-settings|trusted-types|use-idle|way-to-product|when-idle|withheld-press|session\/(sign-in-age|signed-in|use-sign-in)))\b/.test(
    id,
  ) ||
  /\/design-system\/src\/(css|constants|primitives\/(Container|Heading|Icon\/Icon|Slot|Stack|Text|VisuallyHidden)|components\/(Announcer|Button|EmptyState|Spinner)|patterns\/Navigation\/)/.test(
    id,
  );

/** What a product's page has from the start, and others have later. */
const isShop = (id: string) =>
  /\/storefront\/app\/lib\/(events\/record-event|money|OnDemand|picture|wishlist\/LateHeart)\b/.test(id) ||
  /\/storefront\/app\/features\/(cart\/bag-form-fields|product\/related-id)\b/.test(id) ||
  /\/(ErrorNotice|Link|Price|ConditionRing|Breadcrumbs|ColorDot|Badge|carry-picture|strip-position|Picture\/Picture)\b/.test(
    id,
  );

/**
 * What several screens share and none has from the start is one file: thirty small ones cost a phone more than they
 * spare it. Dialogs, which are fetched when one opens, stay out, what only the text pages have in common, and all that
 * is a customer's own.
 */
const isLate = (id: string) =>
  isOurs(id) &&
  !/\/(Dialog|ConfirmDialog|Drawer|content|policies|page-meta)\b/.test(id) &&
  !/\/(features\/(home|listing)|OrderCard|FilterPanel|Listing\w+|apollo|features\/account|lib\/session|lib\/wishlist)\//.test(
    id,
  );

/**
 * The sheets: what the first pages have in common, what each of them has besides, and what opens over a page. All else
 * comes with its script. Within a layer no rule of one sheet may be meant to win over another sheet's: which of them
 * comes first nobody could be sure of.
 */
const styleSheets = [
  sheet("home", /\/(CategoryTiles|Hero|HomeScreen|PerksStrip|PhotoStrip|PromoBand|Slideshow)\./),
  sheet("listing", /\/(ActiveFilterChips|FilterPanel|Listing\w+|Pagination)\./),
  sheet(
    "product",
    /\/(AddToBagButton|ConditionPanel|Gallery|NotFoundPanel|PolicyNotes|Product(Rows|Screen)|SoldOutScreen|StickyBagBar|Swatches|Thumbnails)\./,
  ),
  sheet(
    "overlays",
    /\/(Cart\w+|ConsentBanner|Dialog|Drawer|GalleryDialog|ImageOverlay|ModalFrame|WishlistButton|ZoomPicture)\./,
  ),
  sheet(
    "look",
    /\/(theme|fonts|css|primitives)\/|\/(Accordion|Announcer|Badge|Breadcrumbs|Button|CardColors|Checkbox|choice|ColorDot|ConditionRing|Disclosure|EmptyState|ErrorNotice|Field|Input|IconButton|Link|Price|Select|Skeleton|SkipLink|Spinner|AccountMenu|Claims|Footer|Header|Logo|MainNavigation|MobileMenu|Product(Card|CardSkeleton|Grid)|PromoBar|SearchBox|SectionHeading|Sheet|Shelf|Testimonials)\./,
  ),
];

/** Files of styles alone; the scripts that name their classes go their own way. */
function sheet(name: string, holds: RegExp) {
  return { name, test: (id: string) => isStyle(id) && holds.test(id) };
}

const isReact = (id: string) =>
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//.test(id);

const groups = [
  { name: "react", test: isReact },
  ...styleSheets,
  { name: "frame", test: (id: string) => isOurs(id) && isFrame(id) },
  { name: "shop", test: (id: string) => isOurs(id) && isShop(id) },
  { name: "late", test: isLate, minShareCount: 3 },
];

/** `workspace` is the path of the whole workspace, with "/" at its end: what its own folders are called groups nothing. */
export function codeGroups(workspace: string) {
  return groups.map((group) => ({ ...group, test: (id: string) => group.test(id.replace(workspace, "/")) }));
}
