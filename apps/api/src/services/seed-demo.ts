import { GENDERS, IMAGE_TYPES } from '@shop/contract/constants';
import { productFormSchema } from '@shop/contract/schemas';
import type { DemoProduct, DemoSiteImage } from '@shop/demo-catalogue';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findSiteImages } from '../db/site-images.ts';
import { listProductNames } from '../db/products.ts';
import {
  insertSettingIfAbsent,
  extendLease,
  readSetting,
  takeLease,
  writeSetting,
} from '../db/settings.ts';
import { createSiteImage } from './site-images.ts';
import { createProduct } from './products.ts';
import type { AppContext } from './app-context.ts';

const STATE = 'demo_catalogue';
const LEASE = 'demo_catalogue';
/** Another process continues the work of a killed one after this time. */
const LEASE_MS = 10_000;
const POLL_INTERVAL_MS = 1_000;
/** Products of each kind that are added first, for a complete home page. */
const FIRST_OF_EACH = 4;
const PROGRESS_INTERVAL = 8;

/** A demo product whose images are files of the catalogue's folder. */
export type SeedProduct = Omit<DemoProduct, 'slug' | 'images'> & {
  readonly images: readonly { readonly file: string; readonly colour: string }[];
};

/** The content of the demo shop. */
export type DemoCatalogue = {
  siteImages: readonly Pick<DemoSiteImage, 'image_type' | 'file'>[];
  products: readonly SeedProduct[];
  imagesFolder: URL;
};

/** The progress callback, and the signal that stops the seeding. */
export type Seeding = { onProgress: (line: string) => void; signal: AbortSignal };

/** The product form, without the other fields of a demo product. */
const formSchema = productFormSchema.strip();

/** A step of the seeding, by a service of the back office. */
type Step = () => Promise<unknown>;

/** Whether to seed: an empty database, or an interrupted seeding. */
async function shouldSeed(context: AppContext): Promise<boolean> {
  const { db } = context.database;
  const state = await readSetting(db, STATE);
  if (state !== undefined) return state !== 'whole';
  const products = await listProductNames(db);
  const images = await findSiteImages(db);
  const isEmpty = products.length === 0 && images.length === 0;
  if (isEmpty) await context.database.transact((tx) => insertSettingIfAbsent(tx, STATE, 'begun'));
  return isEmpty;
}

/**
 * Fills an empty database with the demo catalogue by the services of the back office: first the banners,
 * then the products of the home page. An interrupted seeding continues. Only one of several processes seeds at a time.
 */
export async function seedDemo(
  context: AppContext,
  catalogue: DemoCatalogue,
  seeding: Seeding,
): Promise<void> {
  while (!seeding.signal.aborted && (await shouldSeed(context))) {
    const until = context.now() + LEASE_MS;
    const lease = { now: context.now(), until };
    const taken = await context.database.transact((db) => takeLease(db, LEASE, lease));
    if (taken) await runSteps(context, catalogue, { ...seeding, until });
    else await sleep(POLL_INTERVAL_MS);
  }
}

async function runSteps(
  context: AppContext,
  catalogue: DemoCatalogue,
  { onProgress, signal, until: leasedUntil }: Seeding & { until: number },
): Promise<void> {
  const all = catalogue.siteImages.length + catalogue.products.length;
  const steps = [
    ...(await imageSteps(context, catalogue)),
    ...(await productSteps(context, catalogue)),
  ];
  let from = leasedUntil;
  for (const [index, step] of steps.entries()) {
    const until = signal.aborted ? context.now() : context.now() + LEASE_MS;
    const lease = { from, until };
    const isExtended = await context.database.transact((db) => extendLease(db, LEASE, lease));
    if (!isExtended || signal.aborted) return;
    from = until;
    await step();
    const done = all - steps.length + index + 1;
    if (done % PROGRESS_INTERVAL === 0 || done === all)
      onProgress(`Demo catalogue: ${done} of ${all}`);
  }
  await context.database.transact((db) => writeSetting(db, STATE, 'whole'));
}

function fileOf(catalogue: DemoCatalogue, name: string): string {
  return fileURLToPath(new URL(name, catalogue.imagesFolder));
}

/** Images are created in order, so the existing ones are the first of their type. */
async function imageSteps(context: AppContext, catalogue: DemoCatalogue): Promise<Step[]> {
  const existing = await findSiteImages(context.database.db);
  return IMAGE_TYPES.flatMap((type) => {
    const done = existing.filter((image) => image.image_type === type).length;
    const wanted = catalogue.siteImages.filter((image) => image.image_type === type);
    return wanted.slice(done).map(({ file }) => {
      const files = [fileOf(catalogue, file)];
      return () => createSiteImage(context, { image_type: type }, files);
    });
  });
}

async function productSteps(context: AppContext, catalogue: DemoCatalogue): Promise<Step[]> {
  const existing = new Set(await listProductNames(context.database.db));
  return inSeedOrder(catalogue.products)
    .filter((product) => !existing.has(product.product_name))
    .map((product) => {
      const files = product.images.map((image) => fileOf(catalogue, image.file));
      const form = formSchema.parse({ ...product, image_colors: imageColors(product) });
      return () => createProduct(context, form, files);
    });
}

/** The colour of each uploaded image, as an owner gives them. */
function imageColors({ images }: SeedProduct): Record<string, string> {
  return Object.fromEntries(images.map(({ colour }, index) => [`new:${index}`, colour]));
}

/** The products of the home page first, then all others, in the order of the catalogue. */
function inSeedOrder(products: readonly SeedProduct[]): SeedProduct[] {
  const first = (wanted: (product: SeedProduct) => boolean) =>
    products.filter(wanted).slice(0, FIRST_OF_EACH);
  return [
    ...new Set([
      ...first((product) => product.is_popular),
      ...GENDERS.flatMap((gender) => first((product) => product.gender === gender)),
      ...first((product) => product.badge === 'Promo'),
      ...products,
    ]),
  ];
}
