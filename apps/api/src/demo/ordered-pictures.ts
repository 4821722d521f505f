import { demoProducts } from './catalogue.ts';
import { drawPicture } from './drawings/draw-picture.ts';
import { sheetSize, type Sheet } from './drawings/sheet.ts';
import { demoSiteImages } from './site-images.ts';
import { drawScene, sceneSizes } from './drawings/draw-scene.ts';

/** One picture to be rendered: its file, its size in pixels, and how to draw it. */
export interface OrderedPicture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly draw: () => Sheet;
}

/** Every picture the demo catalogue and its site images name, in the catalogue's order. */
export const orderedPictures = (): readonly OrderedPicture[] => [
  ...demoProducts.flatMap((product) =>
    product.pictures.map((picture) => ({
      file: picture.file,
      ...sheetSize,
      draw: () => drawPicture(picture),
    })),
  ),
  ...demoSiteImages.map((image) => ({
    file: image.file,
    ...sceneSizes[image.image_type],
    draw: () => drawScene(image.drawing),
  })),
];
