import { expect, onTestFinished, test, vi } from 'vitest';
import { checkImageFiles, isImage } from './image-signature.ts';

const bytes = (text: string) => Uint8Array.from(text, (each) => each.charCodeAt(0));
const file = (name: string, text: string) => new File([bytes(text)], name, { type: 'image/png' });

const PNG = '\x89PNG\r\n\x1A\n';

test.each([
  ['JPEG', '\xFF\xD8\xFF\xE0\0\x10JFIF'],
  ['PNG', `${PNG}\0\0\0\rIHDR`],
  ['GIF', 'GIF89a\x01\0'],
  ['WebP', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['AVIF', '\0\0\0\x20ftypavif\0\0\0\0avifmif1miaf'],
  ['AVIF as a compatible brand', '\0\0\0\x1Cftypmif1\0\0\0\0mif1avifmiaf'],
])('ADM-6 ADM-10 the first bytes of an image: %s', async (_format, text) => {
  await expect(isImage(new Blob([bytes(text)]))).resolves.toBe(true);
});

test.each([
  ['a PDF', '%PDF-1.7'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a WAV sound', 'RIFF\x24\0\0\0WAVEfmt '],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['AVIF after the brands', '\0\0\0\x14ftypisom\0\0\0\0isomavif'],
  ['an empty file', ''],
])('ADM-6 ADM-10 the first bytes of a file that is no image: %s', async (_format, text) => {
  await expect(isImage(new Blob([bytes(text)]))).resolves.toBe(false);
});

/** A browser that decodes files with at least two bytes after the signature, to an image of this size. */
function stubDecoder(width: number, height: number) {
  vi.stubGlobal('createImageBitmap', async (image: Blob) => {
    if (image.size < PNG.length + 2) throw new DOMException('truncated', 'InvalidStateError');
    return { width, height, close: () => {} };
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}

test('ADM-6 ADM-10 a truncated image is rejected with its name when it is chosen', async () => {
  stubDecoder(800, 1_000);
  const files = [file('tronquee.png', PNG), file('robe.png', `${PNG}..`)];
  const { accepted, rejected } = await checkImageFiles(files, () => 10);
  expect(accepted.map(({ name }) => name)).toEqual(['robe.png']);
  expect(rejected).toEqual([{ name: 'tronquee.png', error: 'not_an_image' }]);
});

test('U2 an image of more than 40 megapixels is rejected when it is chosen', async () => {
  stubDecoder(8_000, 5_001);
  const { rejected } = await checkImageFiles([file('mur.png', `${PNG}..`)], () => 10);
  expect(rejected).toEqual([{ name: 'mur.png', error: 'too_big' }]);
});

test('ADM-6 a file that is no image is rejected with its name, whatever its type', async () => {
  stubDecoder(1, 1);
  const files = [file('a.png', `${PNG}..`), file('note.png', '%PDF'), file('b.png', `${PNG}..`)];
  const { accepted, rejected } = await checkImageFiles(files, () => 1);
  expect(accepted.map(({ name }) => name)).toEqual(['a.png']);
  expect(rejected).toEqual([
    { name: 'note.png', error: 'not_an_image' },
    { name: 'b.png', error: 'too_numerous' },
  ]);
});
