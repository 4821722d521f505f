import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { outline } from './outline-icon.tsx';

// In a module of its own: home loads it after hydration, with the buttons of the favourites.
export const HeartIcon = /* @__PURE__ */ outline(IconHeart);
