import { imagesFolder } from './image-manifest.ts';
import { demoProducts } from './products.ts';
import { demoSiteImages } from './site-images.ts';

export type { DemoProduct } from './demo-product.ts';
export type { DemoSiteImage } from './site-images.ts';

/** The products and site images of the demo shop; `imagesFolder` has their image files. */
export const demoCatalogue = {
  siteImages: demoSiteImages,
  products: demoProducts,
  imagesFolder,
};
