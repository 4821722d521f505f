import { SHIPPING_MILLIMES } from '@shop/contract/constants';
import { discountedMillimes, formatMoney } from '@shop/contract/money';
import { namesOf, parsePicturePath } from '../media/names.ts';
import {
  findFigures,
  findMoneyGaps,
  findPicturesToAudit,
  findPrices,
  findStockGaps,
  type AuditedPicture,
  type AuditFigures,
} from '../store/audit.ts';
import type { Db } from '../store/database.ts';
import { inSnapshot } from '../store/snapshot.ts';
import { auditSales } from './audit-sales.ts';
import type { Shop } from './shop.ts';

/** What an audit found: one sentence for each thing that does not agree, in the same order on both databases, and what it added up. */
export type Audit = { findings: string[]; figures: AuditFigures };

type AuditedShop = Pick<Shop, 'database' | 'media' | 'now'>;

/**
 * Recomputes money and stock from order lines and stock movements, never from a stored total, as
 * they stand at one moment, and looks for every picture's files (M5). A running shop may be audited.
 */
export async function audit(shop: AuditedShop): Promise<Audit> {
  const { rows, pictures } = await inSnapshot(shop.database, async (db) => ({
    rows: await auditRows(db),
    pictures: await findPicturesToAudit(db, shop.now()),
  }));
  const files = await auditFiles(shop, pictures);
  return { findings: [...rows.findings, ...files].toSorted(), figures: rows.figures };
}

async function auditRows(db: Db): Promise<Audit> {
  const findings = [
    ...(await auditStock(db)),
    ...(await auditSales(db)),
    ...(await auditMoney(db)),
    ...(await auditPrices(db)),
  ];
  return { findings, figures: await findFigures(db, SHIPPING_MILLIMES) };
}

async function auditStock(db: Db): Promise<string[]> {
  const gaps = await findStockGaps(db);
  return gaps.map(
    ({ productId, colorKey, sizeKey, moved, onHand }) =>
      `Stock of product ${productId}, ${colorKey}, ${sizeKey}: the movements make ${moved}, ${onHand} are on hand.`,
  );
}

async function auditMoney(db: Db): Promise<string[]> {
  const gaps = await findMoneyGaps(db, SHIPPING_MILLIMES);
  return gaps.map(({ commandId, total, shipping, lines }) => {
    const right = formatMoney((lines ?? 0) + SHIPPING_MILLIMES);
    if (lines === null) return `Order ${commandId}: it has no lines.`;
    return `Order ${commandId}: its lines and the shipping make ${right}, it says ${formatMoney(total)} with ${formatMoney(shipping)} for shipping.`;
  });
}

async function auditPrices(db: Db): Promise<string[]> {
  const prices = await findPrices(db);
  return prices.flatMap(({ id, price, promo, discounted }) => {
    const right = discountedMillimes(price, promo);
    if (right === discounted) return [];
    return [
      `Product ${id}: its price after the promotion is ${formatMoney(right)}, it says ${formatMoney(discounted)}.`,
    ];
  });
}

async function auditFiles(
  shop: AuditedShop,
  pictures: readonly AuditedPicture[],
): Promise<string[]> {
  const suspects = await findFaults(shop, pictures);
  if (suspects.size === 0) return [];
  // What was removed since the rows were read is no fault.
  const still = await findPicturesToAudit(shop.database.db, shop.now());
  return [...(await findFaults(shop, still)).values()];
}

async function findFaults(
  { media }: AuditedShop,
  pictures: readonly AuditedPicture[],
): Promise<Map<string, string>> {
  const faults = new Map<string, string>();
  for (const { path, variants } of pictures) {
    const master = parsePicturePath(path);
    if (variants === null || !master) {
      faults.set(path, `Picture ${path}: it is shown, but the shop has no row of it.`);
      continue;
    }
    const wanted = variants === 'made' ? namesOf(master) : [master.name];
    for (const name of wanted) {
      if (await media.storage.exists(name)) continue;
      faults.set(path, `Picture ${path}: its file ${name} is missing.`);
      break;
    }
  }
  return faults;
}
