import { productFormSchema } from '@shop/contract/schemas';
import { demoProducts } from '../demo/catalogue.ts';
import { openDatabase } from '../store/database.ts';
import { insertProduct, replacePictures } from '../store/products.ts';
import { replaceVariants } from '../store/stock.ts';

/** Pieces of each variant: more than any load can order. */
const STOCK = 10_000_000;
const AT_ONCE = 1_000;
const formSchema = productFormSchema.strip();

/** A product of the bench that can be ordered: its first variant. */
export type Orderable = { id: string; color: string; size: string };

/**
 * Fills an empty shop with so many products, the demo catalogue over and over under numbered names,
 * with its pictures' paths but no files. Answers what can be ordered, and the names.
 */
export async function fillShop(
  where: { dataDir: string; url?: string | undefined },
  count: number,
): Promise<{ goods: Orderable[]; names: string[] }> {
  const database = await openDatabase({ dataDir: where.dataDir, url: where.url });
  const goods: Orderable[] = [];
  const names: string[] = [];
  const forms = Array.from({ length: count }, (_, number) => {
    const product = demoProducts[number % demoProducts.length];
    const name = `${product?.product_name} ${number}`;
    const pictures = product?.pictures.map((picture) => `/media/${picture.file}`) ?? [];
    return { form: formSchema.parse({ ...product, product_name: name }), pictures };
  });
  for (let from = 0; from < count; from += AT_ONCE) {
    await database.transact(async (db) => {
      for (const { form, pictures } of forms.slice(from, from + AT_ONCE)) {
        const colors = form.colors.map((color) => color.color_name);
        const id = await insertProduct(db, { ...form, colors }, Date.now());
        const variants = form.colors.flatMap(({ color_name: color, sizes }) =>
          sizes.map(({ size }) => ({ color, size, quantity: STOCK })),
        );
        await replaceVariants(db, id, [], variants, Date.now());
        await replacePictures(db, id, pictures);
        names.push(form.product_name);
        const [first] = variants;
        if (first) goods.push({ id: String(id), color: first.color, size: first.size });
      }
    });
  }
  await database.close();
  return { goods, names };
}
