import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { imagesFolder } from './image-manifest.ts';

const folder = new URL('../../../.screenshots/demo-images/', import.meta.url);

const tile = { width: 240, height: 330, image: 300 } as const;
const columns = 8;
const rows = 6;

const labelled = async (file: string): Promise<Buffer> => {
  const image = await sharp(fileURLToPath(new URL(file, imagesFolder)))
    .resize(tile.width - 8, tile.image - 4, { fit: 'contain', background: '#ffffff' })
    .png()
    .toBuffer();
  const caption = `<svg xmlns="http://www.w3.org/2000/svg" width="${tile.width}" height="30"><text x="4" y="16" font-family="sans-serif" font-size="11" fill="#1d1b19">${file.replace('.webp', '')}</text></svg>`;
  return sharp({
    create: { width: tile.width, height: tile.height, channels: 3, background: '#ffffff' },
  })
    .composite([
      { input: image, left: 4, top: 0 },
      { input: Buffer.from(caption), left: 0, top: tile.image },
    ])
    .png()
    .toBuffer();
};

const writeSheet = async (files: readonly string[], number: number): Promise<string> => {
  const tiles: Buffer[] = [];
  for (const file of files) tiles.push(await labelled(file));
  const name = `contact-sheet-${number}.jpg`;
  const height = tile.height * Math.ceil(files.length / columns);
  await sharp({
    create: { width: tile.width * columns, height, channels: 3, background: '#ffffff' },
  })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: (index % columns) * tile.width,
        top: Math.floor(index / columns) * tile.height,
      })),
    )
    .jpeg({ quality: 82 })
    .toFile(fileURLToPath(new URL(name, folder)));
  return name;
};

/** Writes labelled contact sheets of the rendered files into `.screenshots/`. Returns their names. */
export const writeContactSheets = async (files: readonly string[]): Promise<readonly string[]> => {
  await mkdir(folder, { recursive: true });
  const names: string[] = [];
  for (let start = 0; start < files.length; start += columns * rows) {
    names.push(await writeSheet(files.slice(start, start + columns * rows), names.length + 1));
  }
  return names;
};
