import type { TablerIcon } from '@tabler/icons-react';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconHanger from '@tabler/icons-react/dist/esm/icons/IconHanger.mjs';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconTrendingDown from '@tabler/icons-react/dist/esm/icons/IconTrendingDown.mjs';
import IconTrendingUp from '@tabler/icons-react/dist/esm/icons/IconTrendingUp.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';

export type IconProps = {
  /** Side of the square, in pixels; 24 by default. */
  size?: number;
};

const STROKE = 1.5;
const VIEW_BOX = 24;

/** An outline icon with a stroke of 1.5px at every size; decorative, so hidden from screen readers. */
function outline(Shape: TablerIcon) {
  return function Icon({ size = VIEW_BOX }: IconProps) {
    return (
      <Shape size={size} stroke={(STROKE * VIEW_BOX) / size} aria-hidden="true" focusable="false" />
    );
  };
}

export const AlertIcon = /* @__PURE__ */ outline(IconAlertCircle);
export const ArrowRightIcon = /* @__PURE__ */ outline(IconArrowRight);
export const BookmarkIcon = /* @__PURE__ */ outline(IconBookmark);
export const BellIcon = /* @__PURE__ */ outline(IconBell);
export const CartIcon = /* @__PURE__ */ outline(IconShoppingBag);
export const CashIcon = /* @__PURE__ */ outline(IconCash);
export const CheckIcon = /* @__PURE__ */ outline(IconCheck);
export const ChevronDownIcon = /* @__PURE__ */ outline(IconChevronDown);
export const ChevronLeftIcon = /* @__PURE__ */ outline(IconChevronLeft);
export const ChevronRightIcon = /* @__PURE__ */ outline(IconChevronRight);
export const CloseIcon = /* @__PURE__ */ outline(IconX);
export const ColumnsIcon = /* @__PURE__ */ outline(IconColumns);
export const ComputerIcon = /* @__PURE__ */ outline(IconDeviceDesktop);
export const CopyIcon = /* @__PURE__ */ outline(IconCopy);
export const DashboardIcon = /* @__PURE__ */ outline(IconLayoutDashboard);
export const DeleteIcon = /* @__PURE__ */ outline(IconTrash);
export const DownloadIcon = /* @__PURE__ */ outline(IconDownload);
export const EditIcon = /* @__PURE__ */ outline(IconPencil);
export const ExchangeIcon = /* @__PURE__ */ outline(IconRefresh);
export const FacebookIcon = /* @__PURE__ */ outline(IconBrandFacebook);
export const FilterIcon = /* @__PURE__ */ outline(IconAdjustmentsHorizontal);
export const HideIcon = /* @__PURE__ */ outline(IconEyeOff);
export const ImageErrorIcon = /* @__PURE__ */ outline(IconPhotoOff);
export const ImagesIcon = /* @__PURE__ */ outline(IconPhoto);
export const InstagramIcon = /* @__PURE__ */ outline(IconBrandInstagram);
export const LogoutIcon = /* @__PURE__ */ outline(IconLogout);
export const MenuIcon = /* @__PURE__ */ outline(IconMenu2);
export const MessagesIcon = /* @__PURE__ */ outline(IconMail);
export const MinusIcon = /* @__PURE__ */ outline(IconMinus);
export const MobileIcon = /* @__PURE__ */ outline(IconDeviceMobile);
export const OrdersIcon = /* @__PURE__ */ outline(IconReceipt);
export const MoreIcon = /* @__PURE__ */ outline(IconDotsVertical);
export const PauseIcon = /* @__PURE__ */ outline(IconPlayerPause);
export const PhoneIcon = /* @__PURE__ */ outline(IconPhone);
export const PlayIcon = /* @__PURE__ */ outline(IconPlayerPlay);
export const PlusIcon = /* @__PURE__ */ outline(IconPlus);
export const PrintIcon = /* @__PURE__ */ outline(IconPrinter);
export const ProductsIcon = /* @__PURE__ */ outline(IconHanger);
export const SearchIcon = /* @__PURE__ */ outline(IconSearch);
export const ShareIcon = /* @__PURE__ */ outline(IconShare);
export const ShopIcon = /* @__PURE__ */ outline(IconBuildingStore);
export const ShowIcon = /* @__PURE__ */ outline(IconEye);
export const SortIcon = /* @__PURE__ */ outline(IconArrowsSort);
export const TrendDownIcon = /* @__PURE__ */ outline(IconTrendingDown);
export const TrendUpIcon = /* @__PURE__ */ outline(IconTrendingUp);
export const TruckIcon = /* @__PURE__ */ outline(IconTruck);
export const UploadIcon = /* @__PURE__ */ outline(IconUpload);
export const UserIcon = /* @__PURE__ */ outline(IconUser);
export const WhatsAppIcon = /* @__PURE__ */ outline(IconBrandWhatsapp);
export const ZoomInIcon = /* @__PURE__ */ outline(IconZoomIn);
export const ZoomOutIcon = /* @__PURE__ */ outline(IconZoomOut);
