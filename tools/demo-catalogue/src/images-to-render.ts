import { drawProduct } from './drawings/draw-product.ts';
import { drawScene, sceneSizes } from './drawings/draw-scene.ts';
import { sheetSize, type Sheet } from './drawings/sheet.ts';
import { demoProducts } from './products.ts';
import { demoSiteImages } from './site-images.ts';

/** An image to render: its file, its size in pixels and its drawing. */
export interface ImageToRender {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly draw: () => Sheet;
}

/** All images of the demo products and site images, in the order of the catalogue. */
export const imagesToRender = (): readonly ImageToRender[] => [
  ...demoProducts.flatMap((product) =>
    product.images.map((image) => ({
      file: image.file,
      ...sheetSize,
      draw: () => drawProduct(image),
    })),
  ),
  ...demoSiteImages.map((image) => ({
    file: image.file,
    ...sceneSizes[image.image_type],
    draw: () => drawScene(image.drawing),
  })),
];
