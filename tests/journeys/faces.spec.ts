import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

async function familyOfTitle(page: Page): Promise<string> {
  const title = page.getByRole('heading', { level: 1 });
  return title.evaluate((element) => getComputedStyle(element).fontFamily);
}

/** Of those that are fetched: the stand-ins are the visitor's own. */
async function statesOfFaces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts].filter(({ display }) => display === 'optional').map(({ status }) => status),
  );
}

test('@any-host performance.md faces wait for the first picture, are shown from the next page on, and at once on the next visit', async ({
  page,
  t,
}) => {
  await page.goto('/');
  await expect.poll(() => statesOfFaces(page)).toEqual(['loaded', 'loaded']);
  expect(await familyOfTitle(page)).not.toContain('Newsreader Variable');
  const started = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource').map((entry) => entry.toJSON());
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    const of = (wanted: (name: string) => boolean) => entries.filter(({ name }) => wanted(name));
    return {
      pictureEnds: of((name) => name === picture?.currentSrc)[0]?.responseEnd,
      facesStart: of((name) => name.endsWith('.woff2')).map(({ startTime }) => startTime),
    };
  });
  expect(started.facesStart).toHaveLength(2);
  for (const start of started.facesStart) expect(start).toBeGreaterThan(started.pictureEnds);

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('CART') })
    .click();
  await expect.poll(() => familyOfTitle(page)).toContain('Newsreader Variable');

  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await familyOfTitle(page)).toContain('Newsreader Variable');
});
