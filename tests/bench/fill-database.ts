import { productFormSchema } from '@shop/contract/schemas';
import { demoCatalogue } from '@shop/demo-catalogue';
import { openDatabase } from '../../apps/api/src/db/database.ts';
import { insertProduct, replaceProductImages } from '../../apps/api/src/db/products.ts';
import { replaceVariants } from '../../apps/api/src/db/stock.ts';

/** The stock of each variant, large enough for every load. */
const STOCK = 10_000_000;
const PRODUCTS_PER_TRANSACTION = 1_000;
const formSchema = productFormSchema.strip();

/** The location of a database: a data folder, or a PostgreSQL server. */
export type DatabaseLocation = { dataDir: string; url?: string | undefined };

/** The first variant of a product, which can be ordered. */
export type OrderableVariant = { product: string; color: string; size: string };

/**
 * Fills an empty database with products: the demo catalogue repeated under numbered names. Image
 * paths are stored without files.
 * @returns one variant and the name of each product
 */
export async function fillDatabase(
  location: DatabaseLocation,
  count: number,
): Promise<{ variants: OrderableVariant[]; names: string[] }> {
  const database = await openDatabase({ dataDir: location.dataDir, url: location.url });
  const orderable: OrderableVariant[] = [];
  const names: string[] = [];
  const { products } = demoCatalogue;
  const forms = Array.from({ length: count }, (_, number) => {
    const product = products[number % products.length];
    const name = `${product?.product_name} ${number}`;
    const images = product?.images.map((image) => `/media/${image.file}`) ?? [];
    return { form: formSchema.parse({ ...product, product_name: name }), images };
  });
  for (let from = 0; from < count; from += PRODUCTS_PER_TRANSACTION) {
    await database.transact(async (db) => {
      for (const { form, images } of forms.slice(from, from + PRODUCTS_PER_TRANSACTION)) {
        const colors = form.colors.map((color) => color.color_name);
        const id = await insertProduct(db, { ...form, colors }, Date.now());
        const variants = form.colors.flatMap(({ color_name: color, sizes }) =>
          sizes.map(({ size }) => ({ color, size, quantity: STOCK })),
        );
        await replaceVariants(db, id, [], variants, Date.now());
        await replaceProductImages(
          db,
          id,
          images.map((path) => ({ path, color: null })),
        );
        names.push(form.product_name);
        const [first] = variants;
        if (first) orderable.push({ product: String(id), color: first.color, size: first.size });
      }
    });
  }
  await database.close();
  return { variants: orderable, names };
}
