import { ceremony, doorway, flatLay, washingLine, winter } from './banners.ts';
import { roundBasket, roundRobe, roundShirt } from './rounded-promos.ts';
import { type Background, limeWash, type Sheet, sheetOf } from './sheet.ts';

/** Sizes in pixels by the API's image type. */
export const sceneSizes = {
  banner: { width: 2400, height: 1050 },
  rounded: { width: 1200, height: 1200 },
} as const;

const scenes = {
  doorway: ['banner', 'lime', doorway],
  washingLine: ['banner', 'lime', washingLine],
  flatLay: ['banner', 'sand', flatLay],
  ceremony: ['banner', 'lime', ceremony],
  winter: ['banner', 'stone', winter],
  roundBasket: ['rounded', 'lime', roundBasket],
  roundRobe: ['rounded', 'blush', roundRobe],
  roundShirt: ['rounded', 'lime', roundShirt],
} as const satisfies Record<string, readonly [keyof typeof sceneSizes, Background, () => string]>;

export type SceneName = keyof typeof scenes;

/** Draws one banner (its subject within the middle 4:5, where phones crop) or one promo (within its circle). */
export const drawScene = (name: SceneName): Sheet => {
  const [type, background, art] = scenes[name];
  const { width, height } = sceneSizes[type];
  return sheetOf(width, height, limeWash(width, height, background) + art());
};
