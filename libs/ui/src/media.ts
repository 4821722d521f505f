/*
 * The widths and media of `tokens.ts` that scripts of the storefront need: a module of its own, so that these scripts
 * do not contain the other tokens.
 */

/** Desktop navigation from here; drawer and collapsed admin menu below. In pixels, as the others. */
export const NAVIGATION = 667;
/** Carousels show two slides up to here. */
export const CAROUSEL_PAIR = 769;
/** Desktop type scale and the shop's sidebar from here. */
export const DESKTOP = 1024;
/** Carousels show three slides up to here. */
export const CAROUSEL_TRIO = 1025;

/** Custom media of the style sheets, as the `sizes` of images need them. */
export const PHONE_MEDIA = `(width < ${NAVIGATION}px)`;
export const CAROUSEL_PAIR_MEDIA = `(width <= ${CAROUSEL_PAIR}px)`;
export const CAROUSEL_TRIO_MEDIA = `(width <= ${CAROUSEL_TRIO}px)`;
export const BELOW_DESKTOP_MEDIA = `(width < ${DESKTOP}px)`;
