import type { SceneName } from './drawings/draw-scene.ts';

/** A site image of the home page: its type in the API, its file in `images` and its drawing. */
export interface DemoSiteImage {
  readonly image_type: 'banner' | 'rounded';
  readonly file: string;
  readonly drawing: SceneName;
}

/** Five banners and three rounded promos (men, women, accessories), in the order of the home page. */
export const demoSiteImages: readonly DemoSiteImage[] = [
  { image_type: 'banner', file: 'banniere-corde-a-linge-1.webp', drawing: 'washingLine' },
  { image_type: 'banner', file: 'banniere-porte-bleue-1.webp', drawing: 'doorway' },
  { image_type: 'banner', file: 'banniere-vestiaire-1.webp', drawing: 'flatLay' },
  { image_type: 'banner', file: 'banniere-ceremonie-1.webp', drawing: 'ceremony' },
  { image_type: 'banner', file: 'banniere-hiver-1.webp', drawing: 'winter' },
  { image_type: 'rounded', file: 'promo-lin-1.webp', drawing: 'roundShirt' },
  { image_type: 'rounded', file: 'promo-kaftan-1.webp', drawing: 'roundRobe' },
  { image_type: 'rounded', file: 'promo-couffin-1.webp', drawing: 'roundBasket' },
];
