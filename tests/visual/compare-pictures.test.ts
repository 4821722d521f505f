import sharp from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures, pack } from './compare-pictures.ts';

const DOOR = '#17457F';
const SIZE = { width: 60, height: 40 };

/** A wall with a button on it, as a PNG. */
function draw(button: string, { width, height } = SIZE): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#FBF9F5"/>
    <rect x="10" y="10" width="30" height="10" fill="${button}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

test('a picture is as before after it was kept', async () => {
  const png = await draw(DOOR);
  expect(await comparePictures(await pack(png), png)).toBeUndefined();
});

test('what a machine may round otherwise is not seen', async () => {
  const kept = await pack(await draw(DOOR));
  expect(await comparePictures(kept, await draw('#18447E'))).toBeUndefined();
});

test('a token a shade off is, and its share is what it covers', async () => {
  const kept = await pack(await draw(DOOR));
  const found = await comparePictures(kept, await draw('#1E4A86'));
  expect(found?.share).toBeCloseTo((30 * 10) / (60 * 40), 5);
});

test('another size is another picture', async () => {
  const kept = await pack(await draw(DOOR));
  const found = await comparePictures(kept, await draw(DOOR, { width: 60, height: 41 }));
  expect(found?.share).toBe(1);
});
