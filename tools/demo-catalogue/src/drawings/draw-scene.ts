import { ceremony, doorway, flatLay, washingLine, winter } from './banners.ts';
import { roundBasket, roundRobe, roundShirt } from './rounded-promos.ts';
import { type Background, limeWash, type Sheet, sheetOf, sheetSize } from './sheet.ts';

/** Sizes in pixels by the API's image type. */
export const sceneSizes = {
  banner: sheetSize,
  rounded: { width: 1200, height: 1200 },
} as const;

/** A banner is a part of a wide drawing: from `left`, so many pixels of it across. */
const BANNER_WIDTH = 1000;
const BLEED = 96;

const banners = {
  doorway: ['lime', 760, doorway],
  washingLine: ['lime', 700, washingLine],
  flatLay: ['sand', 770, flatLay],
  ceremony: ['lime', 700, ceremony],
  winter: ['stone', 700, winter],
} as const satisfies Record<string, readonly [Background, left: number, () => string]>;

const promos = {
  roundBasket: ['lime', roundBasket],
  roundRobe: ['blush', roundRobe],
  roundShirt: ['lime', roundShirt],
} as const satisfies Record<string, readonly [Background, () => string]>;

type BannerName = keyof typeof banners;
type PromoName = keyof typeof promos;
export type SceneName = BannerName | PromoName;

/** Draws one banner: its subject above a ground that the headline of the home page may cover. */
const drawBanner = (name: BannerName): Sheet => {
  const [background, left, art] = banners[name];
  const { width, height } = sceneSizes.banner;
  const body = `<g transform="scale(${width / BANNER_WIDTH}) translate(${-left} 0)">${art()}</g>`;
  return sheetOf(width, height, limeWash(width, height, background, BLEED) + body, BLEED, 4 / 3);
};

/** Draws one promo, its subject within the circle. */
const drawPromo = (name: PromoName): Sheet => {
  const [background, art] = promos[name];
  const { width, height } = sceneSizes.rounded;
  return sheetOf(width, height, limeWash(width, height, background) + art());
};

const isBanner = (name: SceneName): name is BannerName => name in banners;

/** Draws one banner or one promo. */
export const drawScene = (name: SceneName): Sheet =>
  isBanner(name) ? drawBanner(name) : drawPromo(name);
