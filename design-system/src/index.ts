export { breakpoints } from "./theme/generated/breakpoints.ts";
export { Cluster, type ClusterProps } from "./primitives/Cluster/Cluster.tsx";
export { Container, type ContainerProps } from "./primitives/Container/Container.tsx";
export { Grid, type GridProps } from "./primitives/Grid/Grid.tsx";
export { Heading, type HeadingProps } from "./primitives/Heading/Heading.tsx";
export type { IconProps } from "./primitives/Icon/Icon.tsx";
export * from "./primitives/Icon/icons.tsx";
export { Prose, type ProseProps } from "./primitives/Prose/Prose.tsx";
export { Stack, type StackProps } from "./primitives/Stack/Stack.tsx";
export { Text, type TextProps } from "./primitives/Text/Text.tsx";
export { VisuallyHidden, type VisuallyHiddenProps } from "./primitives/VisuallyHidden/VisuallyHidden.tsx";
export { Badge, type BadgeProps } from "./components/Badge/Badge.tsx";
export { Button, type ButtonProps } from "./components/Button/Button.tsx";
export {
  ConditionRing,
  type Condition,
  type ConditionRingProps,
} from "./components/ConditionRing/ConditionRing.tsx";
export { IconButton, type IconButtonProps } from "./components/IconButton/IconButton.tsx";
export { Link, type LinkProps } from "./components/Link/Link.tsx";
export {
  formatPrice,
  formatRoundPrice,
  percentOff,
  toCents,
  toDecimal,
  type Amount,
  type Money,
} from "./components/Price/money.ts";
export type { Labels } from "./labels/labels.ts";
export { LabelsProvider, type LabelsProviderProps } from "./labels/LabelsProvider.tsx";
export { setLabels } from "./labels/set-labels.ts";
export { setLocale, type Region } from "./locale.ts";
export {
  LocaleProvider,
  useFormatPrice,
  type LocaleProviderProps,
} from "./components/Price/LocaleProvider.tsx";
export { Price, type PriceProps } from "./components/Price/Price.tsx";
export { Skeleton, type SkeletonProps } from "./components/Skeleton/Skeleton.tsx";
export { Spinner, type SpinnerProps } from "./components/Spinner/Spinner.tsx";
export { Accordion, type AccordionItem, type AccordionProps } from "./components/Accordion/Accordion.tsx";
export { announce } from "./components/Announcer/announce.ts";
export { Announcer } from "./components/Announcer/Announcer.tsx";
export { Checkbox, type CheckboxProps } from "./components/Checkbox/Checkbox.tsx";
export { ConfirmDialog, type ConfirmDialogProps } from "./components/ConfirmDialog/ConfirmDialog.tsx";
export { Dialog, type DialogProps } from "./components/Dialog/Dialog.tsx";
export {
  DialogClose,
  DialogRoot,
  DialogTrigger,
  type DialogRootProps,
  type DialogTriggerProps,
} from "./components/Dialog/DialogRoot.tsx";
export { DialogContent, type DialogContentProps } from "./components/Dialog/DialogContent.tsx";
export {
  DialogHeader,
  DialogTitle,
  type DialogHeaderProps,
  type DialogTitleProps,
} from "./components/Dialog/DialogHeader.tsx";
export {
  DialogBody,
  DialogDescription,
  DialogFooter,
  type DialogBodyProps,
  type DialogPartProps,
} from "./components/Dialog/DialogBody.tsx";
export { Disclosure, type DisclosureProps } from "./components/Disclosure/Disclosure.tsx";
export { Drawer, type DrawerProps } from "./components/Drawer/Drawer.tsx";
export { isPlainClick } from "./components/Modal/plain-click.ts";
export { EmptyState, type EmptyStateProps } from "./components/EmptyState/EmptyState.tsx";
export { ErrorNotice, type ErrorNoticeProps } from "./components/ErrorNotice/ErrorNotice.tsx";
export { Field, type FieldProps } from "./components/Field/Field.tsx";
export { Input, type InputProps } from "./components/Input/Input.tsx";
export { QuantityStepper, type QuantityStepperProps } from "./components/QuantityStepper/QuantityStepper.tsx";
export { RadioGroup, type RadioGroupProps, type RadioOption } from "./components/RadioGroup/RadioGroup.tsx";
export { Rating, type RatingProps } from "./components/Rating/Rating.tsx";
export { Select, type SelectOption, type SelectProps } from "./components/Select/Select.tsx";
export { SkipLink, type SkipLinkProps } from "./components/SkipLink/SkipLink.tsx";
export { Switch, type SwitchProps } from "./components/Switch/Switch.tsx";
export { Tabs, type Tab, type TabsProps } from "./components/Tabs/Tabs.tsx";
export { Textarea, type TextareaProps } from "./components/Textarea/Textarea.tsx";
export { AccountLayout, type AccountLayoutProps } from "./patterns/account/AccountLayout/AccountLayout.tsx";
export {
  AccountNav,
  type AccountNavProps,
  type AccountSection,
} from "./patterns/account/AccountLayout/AccountNav.tsx";
export type { DirectoryBrand } from "./patterns/catalog/BrandDirectory/brand-groups.ts";
export {
  BrandDirectory,
  type BrandDirectoryProps,
} from "./patterns/catalog/BrandDirectory/BrandDirectory.tsx";
export {
  Breadcrumbs,
  type BreadcrumbsProps,
  type Crumb,
} from "./patterns/layout/Breadcrumbs/Breadcrumbs.tsx";
export type {
  CartActions,
  CartContents,
  CartDiscount,
  CartLineItem,
  CartPlaces,
  CartTotals,
  RemoveForm,
} from "./patterns/cart/cart.ts";
export { CartBody, type CartBodyProps } from "./patterns/cart/CartBody.tsx";
export {
  CartAgreement,
  CartCheckout,
  type CartAgreementProps,
  type CartCheckoutProps,
} from "./patterns/cart/CartCheckout.tsx";
export { CartEmpty, CartLoading, type CartEmptyProps } from "./patterns/cart/CartEmpty.tsx";
export { CartLines, type CartLinesProps } from "./patterns/cart/CartLines.tsx";
export { CartRoot, CartSide, type CartRootProps, type CartSideProps } from "./patterns/cart/CartRoot.tsx";
export { CartTotalsList, type CartTotalsListProps } from "./patterns/cart/CartTotalsList.tsx";
export { CartDrawer, type CartDrawerProps } from "./patterns/cart/CartDrawer.tsx";
export { CartLine, type CartLineProps } from "./patterns/cart/CartLine.tsx";
export {
  CartSummary,
  CartSummaryRoot,
  type CartSummaryProps,
  type CartSummaryRootProps,
} from "./patterns/cart/CartSummary.tsx";
export { CartView, type CartViewProps } from "./patterns/cart/CartView.tsx";
export { CategoryTiles, type CategoryTilesProps } from "./patterns/marketing/CategoryTiles/CategoryTiles.tsx";
export { Claims, type Claim, type ClaimsProps } from "./patterns/marketing/Claims/Claims.tsx";
export { ColorDot, type ColorDotProps } from "./patterns/catalog/ColorDot/ColorDot.tsx";
export {
  EmailPreferences,
  type EmailPreferencesProps,
} from "./patterns/account/EmailPreferences/EmailPreferences.tsx";
export { Footer, type FooterProps } from "./patterns/layout/Footer/Footer.tsx";
export { NewsletterForm, type NewsletterFormProps } from "./patterns/layout/Footer/NewsletterForm.tsx";
export { Gallery, type GalleryProps } from "./patterns/product/Gallery/Gallery.tsx";
export { GalleryItem, type GalleryItemProps } from "./patterns/product/Gallery/GalleryItem.tsx";
export {
  GalleryDots,
  GalleryList,
  GalleryRoot,
  type GalleryDotsProps,
  type GalleryListProps,
  type GalleryRootProps,
} from "./patterns/product/Gallery/GalleryRoot.tsx";
export { GalleryStage, type GalleryStageProps } from "./patterns/product/Gallery/GalleryStage.tsx";
export { AccountMenu, type AccountMenuProps } from "./patterns/layout/Header/AccountMenu.tsx";
export { CartLink, type CartLinkProps } from "./patterns/layout/Header/CartLink.tsx";
export { Header, type HeaderProps } from "./patterns/layout/Header/Header.tsx";
export {
  HeaderLink,
  HeaderMenuButton,
  type HeaderLinkProps,
  type HeaderMenuButtonProps,
} from "./patterns/layout/Header/HeaderLink.tsx";
export {
  HeaderActions,
  HeaderEnd,
  HeaderLogo,
  HeaderRoot,
  HeaderSearch,
  type HeaderPartProps,
  type HeaderRootProps,
} from "./patterns/layout/Header/HeaderRoot.tsx";
export { MainNavigation, type MainNavigationProps } from "./patterns/layout/Header/MainNavigation.tsx";
export type { MenuColumn, MenuLink, NavigationItem, OnFollow } from "./patterns/layout/Header/navigation.ts";
export { Hero, type HeroProps } from "./patterns/marketing/Hero/Hero.tsx";
export { Logo, type LogoProps } from "./patterns/layout/Logo/Logo.tsx";
export { NavigationForm } from "./patterns/layout/Navigation/NavigationForm.tsx";
export { NavigationLink } from "./patterns/layout/Navigation/NavigationLink.tsx";
export {
  NavigationProvider,
  type Navigation,
  type NavigationFormProps,
  type NavigationLinkProps,
  type NavigationProviderProps,
} from "./patterns/layout/Navigation/NavigationProvider.tsx";
export type { Order, OrderProduct, OrderShipment, OrderStage } from "./patterns/account/OrderCard/order.ts";
export { OrderCard, type OrderCardProps } from "./patterns/account/OrderCard/OrderCard.tsx";
export { OrderCardSkeleton } from "./patterns/account/OrderCard/OrderCardSkeleton.tsx";
export { OrderSearch, type OrderSearchProps } from "./patterns/account/OrderSearch/OrderSearch.tsx";
export { PerksStrip, type PerksStripProps } from "./patterns/marketing/PerksStrip/PerksStrip.tsx";
export { PhotoStrip, type PhotoStripProps } from "./patterns/marketing/PhotoStrip/PhotoStrip.tsx";
export {
  ArtDirectedImage,
  type ArtDirection,
  type ArtDirectedImageProps,
} from "./patterns/catalog/Image/ArtDirectedImage.tsx";
export { Image, type ImageProps, type ImageSource } from "./patterns/catalog/Image/Image.tsx";
export { ProductCard, type ProductCardProps } from "./patterns/catalog/ProductCard/ProductCard.tsx";
export { ProductCardSkeleton } from "./patterns/catalog/ProductCard/ProductCardSkeleton.tsx";
export { ProductGrid, type ProductGridProps } from "./patterns/catalog/ProductGrid/ProductGrid.tsx";
export {
  ProfileForm,
  type Profile,
  type ProfileErrors,
  type ProfileFormProps,
} from "./patterns/account/ProfileForm/ProfileForm.tsx";
export { PromoBand, type PromoBandProps } from "./patterns/marketing/PromoBand/PromoBand.tsx";
export { PromoBar, type PromoBarProps } from "./patterns/layout/PromoBar/PromoBar.tsx";
export {
  SectionHeading,
  type SectionHeadingProps,
} from "./patterns/marketing/SectionHeading/SectionHeading.tsx";
export { Shelf, type ShelfProps } from "./patterns/catalog/Shelf/Shelf.tsx";
export { Slideshow, type SlideshowProps } from "./patterns/marketing/Slideshow/Slideshow.tsx";
export {
  ColorSwatches,
  type ColorOption,
  type ColorSwatchesProps,
} from "./patterns/product/Swatches/ColorSwatches.tsx";
export { SizeSwatches, type SizeSwatchesProps } from "./patterns/product/Swatches/SizeSwatches.tsx";
export type { SwatchOption } from "./patterns/product/Swatches/SwatchChoice.tsx";
export {
  ActiveFilterChips,
  type ActiveFilterChipsProps,
  type FilterChip,
} from "./patterns/catalog/ActiveFilterChips/ActiveFilterChips.tsx";
export type { Facet, FacetOption, PriceBounds } from "./patterns/catalog/FilterPanel/facet.ts";
export { FilterPanel, type FilterPanelProps } from "./patterns/catalog/FilterPanel/FilterPanel.tsx";
export type { QuickPrice } from "./patterns/catalog/FilterPanel/PriceFilter.tsx";
export {
  ListingToolbar,
  type ListingToolbarProps,
} from "./patterns/catalog/ListingToolbar/ListingToolbar.tsx";
export {
  NumberedPagination,
  type NumberedPaginationProps,
} from "./patterns/catalog/NumberedPagination/NumberedPagination.tsx";
export { Pagination, type PaginationProps } from "./patterns/catalog/Pagination/Pagination.tsx";
export {
  MeasurementTable,
  type MeasurementCell,
  type MeasurementTableProps,
} from "./patterns/product/MeasurementTable/MeasurementTable.tsx";
export { MobileMenu, type MobileMenuProps } from "./patterns/layout/MobileMenu/MobileMenu.tsx";
export { SearchBox, type SearchBoxProps } from "./patterns/catalog/SearchBox/SearchBox.tsx";
export type { FoundProduct, SearchResults } from "./patterns/catalog/SearchBox/search-results.ts";
export {
  AddToCartButton,
  type AddToCartButtonProps,
  type AddToCartState,
} from "./patterns/product/AddToCartButton/AddToCartButton.tsx";
export {
  ConditionPanel,
  type ConditionPanelProps,
  type Defect,
} from "./patterns/product/ConditionPanel/ConditionPanel.tsx";
export { GalleryDialog, type GalleryDialogProps } from "./patterns/product/Gallery/GalleryDialog.tsx";
export { ImageOverlay, type ImageOverlayProps } from "./patterns/product/ImageOverlay/ImageOverlay.tsx";
export type { BannerTab } from "./patterns/catalog/ListingBanner/BannerTabs.tsx";
export { ListingBanner, type ListingBannerProps } from "./patterns/catalog/ListingBanner/ListingBanner.tsx";
export { ListingLayout, type ListingLayoutProps } from "./patterns/catalog/ListingLayout/ListingLayout.tsx";
export {
  PolicyNotes,
  type PolicyNote,
  type PolicyNotesProps,
} from "./patterns/product/PolicyNotes/PolicyNotes.tsx";
export { ConsentBanner, type ConsentBannerProps } from "./patterns/layout/ConsentBanner/ConsentBanner.tsx";
export {
  StickyAddToCart,
  type StickyAddToCartProps,
} from "./patterns/product/StickyAddToCart/StickyAddToCart.tsx";
export {
  WishlistButton,
  type WishlistButtonProps,
  type WishlistState,
} from "./patterns/product/WishlistButton/WishlistButton.tsx";
export { NotFoundPanel, type NotFoundPanelProps } from "./patterns/product/NotFoundPanel/NotFoundPanel.tsx";
export {
  ServiceDownPanel,
  type ServiceDownPanelProps,
} from "./patterns/layout/ServiceDownPanel/ServiceDownPanel.tsx";
export {
  Testimonials,
  type Testimonial,
  type TestimonialsProps,
} from "./patterns/marketing/Testimonials/Testimonials.tsx";
export * from "./strings.ts";
export * from "./account-strings.ts";
