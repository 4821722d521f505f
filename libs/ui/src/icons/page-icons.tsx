import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { outline } from './outline-icon.tsx';

// Icons that home does not have. In a module of their own, they are loaded with the pages that have them.
export const ArrowDownIcon = /* @__PURE__ */ outline(IconArrowDown);
export const ArrowLeftIcon = /* @__PURE__ */ outline(IconArrowLeft);
export const ArrowUpIcon = /* @__PURE__ */ outline(IconArrowUp);
export const DeleteIcon = /* @__PURE__ */ outline(IconTrash);
export const FilterIcon = /* @__PURE__ */ outline(IconAdjustmentsHorizontal);
export const MinusIcon = /* @__PURE__ */ outline(IconMinus);
export const PlusIcon = /* @__PURE__ */ outline(IconPlus);
export const ShareIcon = /* @__PURE__ */ outline(IconShare);
export const SortIcon = /* @__PURE__ */ outline(IconArrowsSort);
export const UndoIcon = /* @__PURE__ */ outline(IconArrowBackUp);
export const WhatsAppIcon = /* @__PURE__ */ outline(IconBrandWhatsapp);
export const ZoomInIcon = /* @__PURE__ */ outline(IconZoomIn);
export const ZoomOutIcon = /* @__PURE__ */ outline(IconZoomOut);
