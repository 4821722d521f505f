import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { writeContactSheets } from './contact-sheet.ts';
import { orderedPictures, type OrderedPicture } from './ordered-pictures.ts';
import type { Sheet } from './drawings/sheet.ts';
import { manifestFile, picturesFolder, readManifest, sha256Of } from './picture-manifest.ts';

/** Quality chosen by eye at full size: cloth grain still reads, and all pictures together stay under 14 MB. */
const webp = { quality: 62, effort: 4, smartSubsample: true } as const;

const pathOf = (file: string): string => fileURLToPath(new URL(file, picturesFolder));

const render = async ({ file, width, height }: OrderedPicture, sheet: Sheet): Promise<void> => {
  const { svg, bleed: edge, enlarge } = sheet;
  const trimmed = { width: Math.round(width / enlarge), height: Math.round(height / enlarge) };
  await sharp(Buffer.from(svg))
    .extract({ left: edge, top: edge, ...trimmed })
    .resize(width, height)
    .removeAlpha()
    .webp(webp)
    .toFile(pathOf(file));
};

const writeManifest = async (manifest: ReadonlyMap<string, string>): Promise<void> => {
  const sorted = [...manifest].toSorted(([a], [b]) => a.localeCompare(b));
  await writeFile(manifestFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
};

/** Renders what changed since the manifest, one picture at a time; answers how many were rendered. */
const renderChanged = async (pictures: readonly OrderedPicture[]): Promise<number> => {
  const manifest = new Map(await readManifest());
  const present = new Set(await readdir(picturesFolder));
  const changed = pictures.flatMap((picture) => {
    const sheet = picture.draw();
    const hash = sha256Of(sheet.svg);
    const fresh = manifest.get(picture.file) === hash && present.has(picture.file);
    return fresh ? [] : [{ picture, sheet, hash }];
  });
  for (const [index, { picture, sheet, hash }] of changed.entries()) {
    await render(picture, sheet);
    manifest.set(picture.file, hash);
    await writeManifest(manifest);
    process.stdout.write(`${index + 1}/${changed.length} ${picture.file}\n`);
  }
  return changed.length;
};

/** Removes pictures the catalogue no longer names, from the folder and from the manifest. */
const removeStray = async (pictures: readonly OrderedPicture[]): Promise<void> => {
  const wanted = new Set(pictures.map(({ file }) => file));
  const stray = (await readdir(picturesFolder)).filter(
    (file) => file.endsWith('.webp') && !wanted.has(file),
  );
  for (const file of stray) await rm(pathOf(file));
  await writeManifest(new Map([...(await readManifest())].filter(([file]) => wanted.has(file))));
};

await mkdir(picturesFolder, { recursive: true });
const pictures = orderedPictures();
const rendered = await renderChanged(pictures);
await removeStray(pictures);
const sheets = await writeContactSheets(pictures.map(({ file }) => file));
process.stdout.write(
  `${rendered} of ${pictures.length} pictures rendered; contact sheets: ${sheets.join(', ')}\n`,
);
