import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../tools/start/setup/chromium.mjs';

const FOLDER = join(import.meta.dirname, '../../.screenshots/storefront');
const VIEWS = ['375-fr', '375-en', '375-fr-dark', '768-fr', '1280-fr', '1280-en', '1920-fr'];

/** After all screenshots are taken: a sheet for each width and language, on which all states stand side by side. */
export default async function makeContactSheets(): Promise<void> {
  const files = await readdir(FOLDER);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(executablePath && { executablePath }),
  });
  const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } });
  for (const view of VIEWS) {
    const shown = files.filter((file) => file.endsWith(`-${view}.jpg`));
    const sheet = join(FOLDER, `sheet-${view}`);
    await writeFile(`${sheet}.html`, sheetOf(shown));
    await page.goto(`file://${sheet}.html`);
    await page.screenshot({ path: `${sheet}.jpg`, fullPage: true, type: 'jpeg', quality: 75 });
  }
  await browser.close();
}

function sheetOf(files: readonly string[]): string {
  const figures = files.map(
    (file) =>
      `<figure><a href="${file}"><img src="${file}" alt=""></a><figcaption>${file}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>
body { display: flex; flex-wrap: wrap; gap: 12px; margin: 12px; font: 11px sans-serif; }
figure { width: 210px; margin: 0; }
img { width: 210px; max-height: 640px; object-fit: cover; object-position: top; border: 1px solid #ccc; }
</style>${figures.join('\n')}`;
}
