import type { SceneName } from './drawings/draw-scene.ts';

/** A picture of the home page: the wire's image type, its file in `demo-pictures`, and the scene it is drawn from. */
export interface DemoSiteImage {
  readonly image_type: 'banner' | 'rounded';
  readonly file: string;
  readonly drawing: SceneName;
}

/** Five banners and three rounded promos, in the order they are shown. */
export const demoSiteImages: readonly DemoSiteImage[] = [
  { image_type: 'banner', file: 'banniere-porte-bleue-1.webp', drawing: 'doorway' },
  { image_type: 'banner', file: 'banniere-corde-a-linge-1.webp', drawing: 'washingLine' },
  { image_type: 'banner', file: 'banniere-vestiaire-1.webp', drawing: 'flatLay' },
  { image_type: 'banner', file: 'banniere-ceremonie-1.webp', drawing: 'ceremony' },
  { image_type: 'banner', file: 'banniere-hiver-1.webp', drawing: 'winter' },
  { image_type: 'rounded', file: 'promo-couffin-1.webp', drawing: 'roundBasket' },
  { image_type: 'rounded', file: 'promo-kaftan-1.webp', drawing: 'roundRobe' },
  { image_type: 'rounded', file: 'promo-lin-1.webp', drawing: 'roundShirt' },
];
