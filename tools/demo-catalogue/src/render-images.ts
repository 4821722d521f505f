import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { writeContactSheets } from './contact-sheet.ts';
import type { Sheet } from './drawings/sheet.ts';
import { imagesFolder, manifestFile, readManifest, sha256Of } from './image-manifest.ts';
import { imagesToRender, type ImageToRender } from './images-to-render.ts';

/** At this quality the grain of the cloth is still visible and all images together are below 14 MB. */
const webp = { quality: 62, effort: 4, smartSubsample: true } as const;

const pathOf = (file: string): string => fileURLToPath(new URL(file, imagesFolder));

const render = async ({ file, width, height }: ImageToRender, sheet: Sheet): Promise<void> => {
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

/** Renders the images whose drawing differs from the manifest, one at a time. Returns their number. */
const renderChanged = async (images: readonly ImageToRender[]): Promise<number> => {
  const manifest = new Map(await readManifest());
  const present = new Set(await readdir(imagesFolder));
  const changed = images.flatMap((image) => {
    const sheet = image.draw();
    const hash = sha256Of(sheet.svg);
    const upToDate = manifest.get(image.file) === hash && present.has(image.file);
    return upToDate ? [] : [{ image, sheet, hash }];
  });
  for (const [index, { image, sheet, hash }] of changed.entries()) {
    await render(image, sheet);
    manifest.set(image.file, hash);
    await writeManifest(manifest);
    process.stdout.write(`${index + 1}/${changed.length} ${image.file}\n`);
  }
  return changed.length;
};

/** Removes images that are no longer in the catalogue, from the folder and from the manifest. */
const removeUnused = async (images: readonly ImageToRender[]): Promise<void> => {
  const used = new Set(images.map(({ file }) => file));
  const unused = (await readdir(imagesFolder)).filter(
    (file) => file.endsWith('.webp') && !used.has(file),
  );
  for (const file of unused) await rm(pathOf(file));
  await writeManifest(new Map([...(await readManifest())].filter(([file]) => used.has(file))));
};

await mkdir(imagesFolder, { recursive: true });
const images = imagesToRender();
const rendered = await renderChanged(images);
await removeUnused(images);
const sheets = await writeContactSheets(images.map(({ file }) => file));
process.stdout.write(
  `${rendered} of ${images.length} images rendered; contact sheets: ${sheets.join(', ')}\n`,
);
