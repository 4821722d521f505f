import { GENDERS, IMAGE_TYPES } from '@shop/contract/constants';
import { productFormSchema } from '@shop/contract/schemas';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { DemoProduct } from '../demo/demo-product.ts';
import type { DemoSiteImage } from '../demo/site-images.ts';
import { findImages } from '../store/images.ts';
import { listProductNames } from '../store/products.ts';
import { keepSetting, moveLease, readSetting, takeLease, writeSetting } from '../store/settings.ts';
import { createImage } from './images.ts';
import { createProduct } from './products.ts';
import type { Shop } from './shop.ts';

const STATE = 'demo_catalogue';
const LEASE = 'demo_catalogue';
/** A killed process's work is taken up again after this long, in milliseconds. */
const LEASE_TIME = 10_000;
const LOOK_EVERY = 1_000;
/** So many of each kind make the home page whole; they come first. */
const FIRST_OF_EACH = 4;
const SAY_EVERY = 8;

/** A product to fill a shop with; its pictures are files. */
export type SeedProduct = Omit<DemoProduct, 'slug' | 'pictures'> & {
  readonly pictures: readonly { readonly file: string }[];
};

/** What a shop is filled with. */
export type DemoCatalogue = {
  images: readonly Pick<DemoSiteImage, 'image_type' | 'file'>[];
  products: readonly SeedProduct[];
  /** The folder of their pictures. */
  pictures: URL;
};

/** Who is told of the progress, a line at a time, and what stops it. */
export type Seeding = { say: (line: string) => void; signal: AbortSignal };

/** The owner's form; what a demo product holds beside it is left out. */
const formSchema = productFormSchema.strip();

/** One step of the seeding, through the owner's own services. */
type Step = () => Promise<unknown>;

/** Whether the demo catalogue is to be made: on an empty database, or where it was begun and not ended. */
async function isWanted(shop: Shop): Promise<boolean> {
  const { db } = shop.database;
  const state = await readSetting(db, STATE);
  if (state !== undefined) return state !== 'whole';
  const products = await listProductNames(db);
  const images = await findImages(db);
  const wanted = products.length === 0 && images.length === 0;
  if (wanted) await shop.database.transact((tx) => keepSetting(tx, STATE, 'begun'));
  return wanted;
}

/**
 * Fills an empty shop with the demo catalogue by the same services as an owner's forms, the banners
 * first, then what the home page shows. A seeding that was cut off goes on where it stopped; of
 * several processes, one does it.
 */
export async function seedDemo(
  shop: Shop,
  catalogue: DemoCatalogue,
  seeding: Seeding,
): Promise<void> {
  while (!seeding.signal.aborted && (await isWanted(shop))) {
    const until = shop.now() + LEASE_TIME;
    const lease = { now: shop.now(), until };
    const taken = await shop.database.transact((db) => takeLease(db, LEASE, lease));
    if (taken) await takeSteps(shop, catalogue, { ...seeding, until });
    else await sleep(LOOK_EVERY);
  }
}

async function takeSteps(
  shop: Shop,
  catalogue: DemoCatalogue,
  { say, signal, until: held }: Seeding & { until: number },
): Promise<void> {
  const all = catalogue.images.length + catalogue.products.length;
  const steps = [...(await imageSteps(shop, catalogue)), ...(await productSteps(shop, catalogue))];
  let from = held;
  for (const [place, step] of steps.entries()) {
    const until = signal.aborted ? shop.now() : shop.now() + LEASE_TIME;
    const lease = { from, until };
    const kept = await shop.database.transact((db) => moveLease(db, LEASE, lease));
    if (!kept || signal.aborted) return;
    from = until;
    await step();
    const done = all - steps.length + place + 1;
    if (done % SAY_EVERY === 0 || done === all) say(`Demo catalogue: ${done} of ${all}`);
  }
  await shop.database.transact((db) => writeSetting(db, STATE, 'whole'));
}

function fileOf(catalogue: DemoCatalogue, name: string): string {
  return fileURLToPath(new URL(name, catalogue.pictures));
}

/** Images are made one by one in their order, so the first ones of a type are those already there. */
async function imageSteps(shop: Shop, catalogue: DemoCatalogue): Promise<Step[]> {
  const made = await findImages(shop.database.db);
  return IMAGE_TYPES.flatMap((type) => {
    const done = made.filter((image) => image.image_type === type).length;
    const wanted = catalogue.images.filter((image) => image.image_type === type);
    return wanted.slice(done).map(({ file }) => {
      const files = [fileOf(catalogue, file)];
      return () => createImage(shop, { image_type: type }, files);
    });
  });
}

async function productSteps(shop: Shop, catalogue: DemoCatalogue): Promise<Step[]> {
  const made = new Set(await listProductNames(shop.database.db));
  return inSeedOrder(catalogue.products)
    .filter((product) => !made.has(product.product_name))
    .map((product) => {
      const files = product.pictures.map((picture) => fileOf(catalogue, picture.file));
      return () => createProduct(shop, formSchema.parse(product), files);
    });
}

/** The products of each part of the home page first, then all others, each in the catalogue's order. */
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
