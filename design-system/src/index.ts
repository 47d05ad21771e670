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
export { formatPrice, percentOff, toCents, type Amount } from "./components/Price/money.ts";
export { Price, type PriceProps } from "./components/Price/Price.tsx";
export { Skeleton, type SkeletonProps } from "./components/Skeleton/Skeleton.tsx";
export { Spinner, type SpinnerProps } from "./components/Spinner/Spinner.tsx";
export { Accordion, type AccordionItem, type AccordionProps } from "./components/Accordion/Accordion.tsx";
export { announce } from "./components/Announcer/announce.ts";
export { Announcer } from "./components/Announcer/Announcer.tsx";
export { Checkbox, type CheckboxProps } from "./components/Checkbox/Checkbox.tsx";
export { ConfirmDialog, type ConfirmDialogProps } from "./components/ConfirmDialog/ConfirmDialog.tsx";
export { Dialog, type DialogProps } from "./components/Dialog/Dialog.tsx";
export { Disclosure, type DisclosureProps } from "./components/Disclosure/Disclosure.tsx";
export { Drawer, type DrawerProps } from "./components/Drawer/Drawer.tsx";
export { EmptyState, type EmptyStateProps } from "./components/EmptyState/EmptyState.tsx";
export { ErrorNotice, type ErrorNoticeProps } from "./components/ErrorNotice/ErrorNotice.tsx";
export { Field, type FieldProps } from "./components/Field/Field.tsx";
export { Input, type InputProps } from "./components/Input/Input.tsx";
export { RadioGroup, type RadioGroupProps, type RadioOption } from "./components/RadioGroup/RadioGroup.tsx";
export { Select, type SelectOption, type SelectProps } from "./components/Select/Select.tsx";
export { SkipLink, type SkipLinkProps } from "./components/SkipLink/SkipLink.tsx";
export { Tabs, type Tab, type TabsProps } from "./components/Tabs/Tabs.tsx";
export { Textarea, type TextareaProps } from "./components/Textarea/Textarea.tsx";
export { AccountLayout, type AccountLayoutProps } from "./patterns/AccountLayout/AccountLayout.tsx";
export {
  AccountNav,
  type AccountNavProps,
  type AccountSection,
} from "./patterns/AccountLayout/AccountNav.tsx";
export type { DirectoryBrand } from "./patterns/BrandDirectory/brand-groups.ts";
export { BrandDirectory, type BrandDirectoryProps } from "./patterns/BrandDirectory/BrandDirectory.tsx";
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from "./patterns/Breadcrumbs/Breadcrumbs.tsx";
export type {
  CartActions,
  CartContents,
  CartDiscount,
  CartLineItem,
  CartPlaces,
  CartTotals,
  RemoveForm,
} from "./patterns/Cart/cart.ts";
export { CartDrawer, type CartDrawerProps } from "./patterns/Cart/CartDrawer.tsx";
export { CartLine, type CartLineProps } from "./patterns/Cart/CartLine.tsx";
export { CartSummary, type CartSummaryProps } from "./patterns/Cart/CartSummary.tsx";
export { CartView, type CartViewProps } from "./patterns/Cart/CartView.tsx";
export { CategoryTiles, type CategoryTilesProps } from "./patterns/CategoryTiles/CategoryTiles.tsx";
export { Claims, type Claim, type ClaimsProps } from "./patterns/Claims/Claims.tsx";
export { ColorDot, type ColorDotProps } from "./patterns/ColorDot/ColorDot.tsx";
export {
  EmailPreferences,
  type EmailPreferencesProps,
} from "./patterns/EmailPreferences/EmailPreferences.tsx";
export { Footer, type FooterProps } from "./patterns/Footer/Footer.tsx";
export { NewsletterForm, type NewsletterFormProps } from "./patterns/Footer/NewsletterForm.tsx";
export { Gallery, type GalleryProps } from "./patterns/Gallery/Gallery.tsx";
export { Header, type HeaderProps } from "./patterns/Header/Header.tsx";
export type { MenuColumn, MenuLink, NavigationItem, OnFollow } from "./patterns/Header/navigation.ts";
export { Hero, type HeroProps } from "./patterns/Hero/Hero.tsx";
export { Logo, type LogoProps } from "./patterns/Logo/Logo.tsx";
export { NavigationForm } from "./patterns/Navigation/NavigationForm.tsx";
export { NavigationLink } from "./patterns/Navigation/NavigationLink.tsx";
export {
  NavigationProvider,
  type Navigation,
  type NavigationFormProps,
  type NavigationLinkProps,
  type NavigationProviderProps,
} from "./patterns/Navigation/NavigationProvider.tsx";
export type { Order, OrderPiece, OrderShipment, OrderStage } from "./patterns/OrderCard/order.ts";
export { OrderCard, type OrderCardProps } from "./patterns/OrderCard/OrderCard.tsx";
export { OrderCardSkeleton } from "./patterns/OrderCard/OrderCardSkeleton.tsx";
export { OrderSearch, type OrderSearchProps } from "./patterns/OrderSearch/OrderSearch.tsx";
export { PerksStrip, type PerksStripProps } from "./patterns/PerksStrip/PerksStrip.tsx";
export { PhotoStrip, type PhotoStripProps } from "./patterns/PhotoStrip/PhotoStrip.tsx";
export { ArtPicture, type ArtDirection, type ArtPictureProps } from "./patterns/Picture/ArtPicture.tsx";
export { Picture, type PictureProps, type PictureSource } from "./patterns/Picture/Picture.tsx";
export { ProductCard, type ProductCardProps } from "./patterns/ProductCard/ProductCard.tsx";
export { ProductCardSkeleton } from "./patterns/ProductCard/ProductCardSkeleton.tsx";
export { ProductGrid, type ProductGridProps } from "./patterns/ProductGrid/ProductGrid.tsx";
export {
  ProfileForm,
  type Profile,
  type ProfileErrors,
  type ProfileFormProps,
} from "./patterns/ProfileForm/ProfileForm.tsx";
export { PromoBand, type PromoBandProps } from "./patterns/PromoBand/PromoBand.tsx";
export { PromoBar, type PromoBarProps } from "./patterns/PromoBar/PromoBar.tsx";
export { SectionHeading, type SectionHeadingProps } from "./patterns/SectionHeading/SectionHeading.tsx";
export { Shelf, type ShelfProps } from "./patterns/Shelf/Shelf.tsx";
export { Slideshow, type SlideshowProps } from "./patterns/Slideshow/Slideshow.tsx";
export {
  ColorSwatches,
  type ColorOption,
  type ColorSwatchesProps,
} from "./patterns/Swatches/ColorSwatches.tsx";
export { SizeSwatches, type SizeSwatchesProps } from "./patterns/Swatches/SizeSwatches.tsx";
export type { SwatchOption } from "./patterns/Swatches/SwatchChoice.tsx";
export {
  ActiveFilterChips,
  type ActiveFilterChipsProps,
  type FilterChip,
} from "./patterns/ActiveFilterChips/ActiveFilterChips.tsx";
export { FilterDrawer, type FilterDrawerProps } from "./patterns/FilterDrawer/FilterDrawer.tsx";
export type { Facet, FacetOption, PriceBounds } from "./patterns/FilterPanel/facet.ts";
export { FilterPanel, type FilterPanelProps } from "./patterns/FilterPanel/FilterPanel.tsx";
export type { QuickPrice } from "./patterns/FilterPanel/PriceFilter.tsx";
export { ListingToolbar, type ListingToolbarProps } from "./patterns/ListingToolbar/ListingToolbar.tsx";
export { Pagination, type PaginationProps } from "./patterns/Pagination/Pagination.tsx";
export { MobileMenu, type MobileMenuProps } from "./patterns/MobileMenu/MobileMenu.tsx";
export { SearchBox, type SearchBoxProps } from "./patterns/SearchBox/SearchBox.tsx";
export type { FoundProduct, SearchResults } from "./patterns/SearchBox/search-results.ts";
export {
  AddToBagButton,
  type AddToBagButtonProps,
  type AddToBagState,
} from "./patterns/AddToBagButton/AddToBagButton.tsx";
export { ConditionPanel, type ConditionPanelProps } from "./patterns/ConditionPanel/ConditionPanel.tsx";
export { GalleryDialog, type GalleryDialogProps } from "./patterns/Gallery/GalleryDialog.tsx";
export { ImageOverlay, type ImageOverlayProps } from "./patterns/ImageOverlay/ImageOverlay.tsx";
export type { BannerTab } from "./patterns/ListingBanner/BannerTabs.tsx";
export { ListingBanner, type ListingBannerProps } from "./patterns/ListingBanner/ListingBanner.tsx";
export { ListingLayout, type ListingLayoutProps } from "./patterns/ListingLayout/ListingLayout.tsx";
export { PolicyNotes, type PolicyNote, type PolicyNotesProps } from "./patterns/PolicyNotes/PolicyNotes.tsx";
export { ConsentBanner, type ConsentBannerProps } from "./patterns/ConsentBanner/ConsentBanner.tsx";
export { StickyBagBar, type StickyBagBarProps } from "./patterns/StickyBagBar/StickyBagBar.tsx";
export {
  WishlistButton,
  type WishlistButtonProps,
  type WishlistState,
} from "./patterns/WishlistButton/WishlistButton.tsx";
export { wishlistStrings } from "./strings.ts";
export { NotFoundPanel, type NotFoundPanelProps } from "./patterns/NotFoundPanel/NotFoundPanel.tsx";
export {
  ServiceDownPanel,
  type ServiceDownPanelProps,
} from "./patterns/ServiceDownPanel/ServiceDownPanel.tsx";
export {
  Testimonials,
  type Testimonial,
  type TestimonialsProps,
} from "./patterns/Testimonials/Testimonials.tsx";
