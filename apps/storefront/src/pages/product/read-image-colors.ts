import { dominantColor, type DominantColor } from './dominant-color.ts';

/** The pixels that are read of an image: enough to meet the stripes of a cloth. */
const WIDTH = 64;
const HEIGHT = 80;

/**
 * Reads which of the product's colours each image has; null for an image without one of them, and for one that
 * the browser may not read.
 */
export function readImageColors(
  urls: readonly string[],
  colors: readonly string[],
  signal: AbortSignal,
): Promise<(DominantColor | null)[]> {
  return Promise.all(
    urls.map((url) =>
      readPixels(url, signal).then(
        (pixels) => dominantColor(pixels, WIDTH, colors) ?? null,
        () => null,
      ),
    ),
  );
}

async function readPixels(url: string, signal: AbortSignal): Promise<Uint8ClampedArray> {
  const response = await fetch(url, { signal, priority: 'low' });
  const bitmap = await createImageBitmap(await response.blob());
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas');
  // Without smoothing, because the mean colour of stripes is neither stripe's.
  context.imageSmoothingEnabled = false;
  context.drawImage(bitmap, 0, 0, WIDTH, HEIGHT);
  bitmap.close();
  return context.getImageData(0, 0, WIDTH, HEIGHT).data;
}
