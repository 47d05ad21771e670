import type { ReactNode } from "react";
import { Icon, type IconProps } from "./Icon.tsx";

export const SearchIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Icon>
);

export const UserIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <circle cx="12" cy="8.2" r="3.7" />
    <path d="M4.8 20.2c.9-4 3.7-5.7 7.2-5.7s6.3 1.7 7.2 5.7" />
  </Icon>
);

export const HeartIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M12 20S4 15.2 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.300C20 15.2 12 20 12 20Z" />
  </Icon>
);

export const BagIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M5.5 8.5h13l1 12h-15z" />
    <path d="M8.7 8.5V7a3.3 3.3 0 0 1 6.6 0v1.5" />
  </Icon>
);

export const OrdersIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M4 8.2 12 4l8 4.2v8.3L12 20.7 4 16.5z" />
    <path d="M4 8.2l8 4.3 8-4.3M12 12.5v8.2" />
  </Icon>
);

export const MenuIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M3.5 7h17M3.5 12h17M3.5 17h17" />
  </Icon>
);

export const CloseIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const PlusIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M12 5.5v13M5.5 12h13" />
  </Icon>
);

export const MinusIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M5.5 12h13" />
  </Icon>
);

export const CheckIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);

export const ChevronDownIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="m6 9.5 6 6 6-6" />
  </Icon>
);

export const ChevronUpIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="m6 14.5 6-6 6 6" />
  </Icon>
);

export const ChevronStartIcon = (props: IconProps): ReactNode => (
  <Icon directed {...props}>
    <path d="m14.5 6-6 6 6 6" />
  </Icon>
);

export const ChevronEndIcon = (props: IconProps): ReactNode => (
  <Icon directed {...props}>
    <path d="m9.5 6 6 6-6 6" />
  </Icon>
);

export const ArrowEndIcon = (props: IconProps): ReactNode => (
  <Icon directed {...props}>
    <path d="M4.5 12h15M13.5 6l6 6-6 6" />
  </Icon>
);

export const ExternalIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M9 5.5H5.5v13h13V15M13 4.5h6.5V11M19 5l-8 8" />
  </Icon>
);

export const FilterIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M3.5 7h9M16.5 7h4M3.5 17h4M11.5 17h9" />
    <circle cx="14.5" cy="7" r="2" />
    <circle cx="9.5" cy="17" r="2" />
  </Icon>
);

export const TruckIcon = (props: IconProps): ReactNode => (
  <Icon directed {...props}>
    <path d="M2.5 6.5h11v10h-11zM13.5 10h4l3.5 3.5v3h-7.5" />
    <circle cx="7" cy="17.5" r="1.8" />
    <circle cx="17" cy="17.5" r="1.8" />
  </Icon>
);

export const ReturnIcon = (props: IconProps): ReactNode => (
  <Icon directed {...props}>
    <path d="M4 9h11a5 5 0 0 1 0 10H8" />
    <path d="M7.5 5.5 4 9l3.5 3.5" />
  </Icon>
);

export const CircleCheckIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m8.3 12.2 2.6 2.6 4.8-5.2" />
  </Icon>
);

export const LockIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M5.5 10.5h13v9.5h-13z" />
    <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
  </Icon>
);

export const AlertIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.8v5M12 16v.2" />
  </Icon>
);

export const InfoIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11.2v5M12 8v.2" />
  </Icon>
);

export const StarIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="m12 4 2.4 5 5.4.7-4 3.8 1 5.4-4.8-2.6-4.8 2.6 1-5.4-4-3.8 5.4-.7z" />
  </Icon>
);

export const TagIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M4 4h8l8 8-8 8-8-8z" />
    <circle cx="8.5" cy="8.5" r="1.3" />
  </Icon>
);

export const TrashIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M5 7h14M9.5 7V4.5h5V7M6.8 7l.9 13h8.6l.9-13" />
  </Icon>
);

export const MailIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M3.5 6h17v12.5h-17z" />
    <path d="m4 6.5 8 6.5 8-6.5" />
  </Icon>
);

export const RingIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
  </Icon>
);

/** Circlet's sign: a ring that closes in a bead. */
export const LogoMark = (props: IconProps): ReactNode => (
  <Icon strokeWidth={1.7} {...props}>
    <circle cx="11.5" cy="12.5" r="9" />
    <circle
      cx="18.6"
      cy="5.6"
      r="3.3"
      fill="var(--circlet-palette-crimson)"
      stroke="var(--circlet-color-ground)"
      strokeWidth={1.6}
    />
  </Icon>
);
