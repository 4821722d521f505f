import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/setup/chromium.ts';

const FOLDERS = ['storefront', 'backoffice'].map((app) =>
  join(import.meta.dirname, '../../.screenshots', app),
);
/** The width, language and theme at the end of a screenshot's name. */
const VIEW = /-(\d+-[a-z]{2}(?:-dark)?)\.jpg$/;

/** After all screenshots: one contact sheet for each app, width and language, with all states. */
export default async function makeContactSheets(): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(executablePath && { executablePath }),
  });
  const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } });
  for (const folder of FOLDERS) await makeSheets(page, folder);
  await browser.close();
}

async function makeSheets(page: Page, folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((file) => VIEW.test(file) && !file.startsWith('sheet-'));
  const byView = Object.groupBy(files, (file) => VIEW.exec(file)?.[1] ?? '');
  for (const [view, shown = []] of Object.entries(byView)) {
    const sheet = join(folder, `sheet-${view}`);
    await writeFile(`${sheet}.html`, sheetOf(shown));
    await page.goto(`file://${sheet}.html`);
    await page.screenshot({ path: `${sheet}.jpg`, fullPage: true, type: 'jpeg', quality: 75 });
  }
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
