import { demoProducts } from './catalogue.ts';
import { picturesFolder } from './picture-manifest.ts';
import { demoSiteImages } from './site-images.ts';

/** What an empty shop is filled with when it asks for the demo (`SHOP_SEED`). */
export const demo = { images: demoSiteImages, products: demoProducts, pictures: picturesFolder };
