import {
  IconAdjustmentsHorizontal,
  IconAlertCircle,
  IconArrowRight,
  IconBrandFacebook,
  IconBrandInstagram,
  IconCash,
  IconCheck,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconEye,
  IconEyeOff,
  IconHanger,
  IconLayoutDashboard,
  IconLogout,
  IconMail,
  IconMenu2,
  IconMinus,
  IconPencil,
  IconPhone,
  IconPhoto,
  IconPhotoOff,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
  IconReceipt,
  IconRefresh,
  IconSearch,
  IconShoppingBag,
  IconStar,
  IconTrash,
  IconTruck,
  IconUpload,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';

export type IconProps = {
  /** Side of the square, in pixels; 24 by default. */
  size?: number;
};

const STROKE = 1.5;
const DRAWN_ON = 24;

/** One outline family at one stroke of 1.5px whatever the size; always decoration, so hidden from readers. */
function outline(Shape: TablerIcon) {
  return function Icon({ size = DRAWN_ON }: IconProps) {
    return (
      <Shape size={size} stroke={(STROKE * DRAWN_ON) / size} aria-hidden="true" focusable="false" />
    );
  };
}

export const AlertIcon = /* @__PURE__ */ outline(IconAlertCircle);
export const ArrowRightIcon = /* @__PURE__ */ outline(IconArrowRight);
export const CartIcon = /* @__PURE__ */ outline(IconShoppingBag);
export const CashIcon = /* @__PURE__ */ outline(IconCash);
export const CheckIcon = /* @__PURE__ */ outline(IconCheck);
export const ChevronDownIcon = /* @__PURE__ */ outline(IconChevronDown);
export const ChevronLeftIcon = /* @__PURE__ */ outline(IconChevronLeft);
export const ChevronRightIcon = /* @__PURE__ */ outline(IconChevronRight);
export const CloseIcon = /* @__PURE__ */ outline(IconX);
export const DashboardIcon = /* @__PURE__ */ outline(IconLayoutDashboard);
export const DeleteIcon = /* @__PURE__ */ outline(IconTrash);
export const EditIcon = /* @__PURE__ */ outline(IconPencil);
export const ExchangeIcon = /* @__PURE__ */ outline(IconRefresh);
export const FacebookIcon = /* @__PURE__ */ outline(IconBrandFacebook);
export const FilterIcon = /* @__PURE__ */ outline(IconAdjustmentsHorizontal);
export const HideIcon = /* @__PURE__ */ outline(IconEyeOff);
export const InstagramIcon = /* @__PURE__ */ outline(IconBrandInstagram);
export const LogoutIcon = /* @__PURE__ */ outline(IconLogout);
export const MenuIcon = /* @__PURE__ */ outline(IconMenu2);
export const MessagesIcon = /* @__PURE__ */ outline(IconMail);
export const MinusIcon = /* @__PURE__ */ outline(IconMinus);
export const OrdersIcon = /* @__PURE__ */ outline(IconReceipt);
export const PauseIcon = /* @__PURE__ */ outline(IconPlayerPause);
export const PhoneIcon = /* @__PURE__ */ outline(IconPhone);
export const PictureFailedIcon = /* @__PURE__ */ outline(IconPhotoOff);
export const PicturesIcon = /* @__PURE__ */ outline(IconPhoto);
export const PlayIcon = /* @__PURE__ */ outline(IconPlayerPlay);
export const PlusIcon = /* @__PURE__ */ outline(IconPlus);
export const PopularIcon = /* @__PURE__ */ outline(IconStar);
export const ProductsIcon = /* @__PURE__ */ outline(IconHanger);
export const SearchIcon = /* @__PURE__ */ outline(IconSearch);
export const ShowIcon = /* @__PURE__ */ outline(IconEye);
export const TruckIcon = /* @__PURE__ */ outline(IconTruck);
export const UploadIcon = /* @__PURE__ */ outline(IconUpload);
