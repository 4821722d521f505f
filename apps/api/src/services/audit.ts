import { SHIPPING_MILLIMES } from '@shop/contract/constants';
import { discountedMillimes, formatMoney } from '@shop/contract/money';
import { namesOf, parseImagePath } from '../media/image-names.ts';
import {
  calculateTotals,
  findMoneyMismatches,
  findImagesToAudit,
  findPrices,
  findStockMismatches,
  type AuditedImage,
  type AuditTotals,
} from '../db/audit.ts';
import type { Db } from '../db/database.ts';
import { inSnapshot } from '../db/snapshot.ts';
import { auditSales } from './audit-sales.ts';
import type { AppContext } from './app-context.ts';

/** The findings of an audit, one sentence each, sorted alike on both databases, and its totals. */
export type Audit = { findings: string[]; totals: AuditTotals };

type AuditContext = Pick<AppContext, 'database' | 'media' | 'now'>;

/**
 * Recalculates money and stock from order lines and stock movements on a snapshot, never from stored
 * totals, and checks that every image has its files (M5). The API server may run.
 */
export async function audit(context: AuditContext): Promise<Audit> {
  const { rows, images } = await inSnapshot(context.database, async (db) => ({
    rows: await auditRows(db),
    images: await findImagesToAudit(db, context.now()),
  }));
  const files = await auditFiles(context, images);
  return { findings: [...rows.findings, ...files].toSorted(), totals: rows.totals };
}

async function auditRows(db: Db): Promise<Audit> {
  const findings = [
    ...(await auditStock(db)),
    ...(await auditSales(db)),
    ...(await auditMoney(db)),
    ...(await auditPrices(db)),
  ];
  return { findings, totals: await calculateTotals(db, SHIPPING_MILLIMES) };
}

async function auditStock(db: Db): Promise<string[]> {
  const mismatches = await findStockMismatches(db);
  return mismatches.map(
    ({ productId, colorKey, sizeKey, moved, quantity }) =>
      `Stock of product ${productId}, ${colorKey}, ${sizeKey}: the movements make ${moved}, ${quantity} are in stock.`,
  );
}

async function auditMoney(db: Db): Promise<string[]> {
  const mismatches = await findMoneyMismatches(db, SHIPPING_MILLIMES);
  return mismatches.map(({ commandId, total, shipping, lines }) => {
    const expected = formatMoney((lines ?? 0) + SHIPPING_MILLIMES);
    if (lines === null) return `Order ${commandId}: it has no lines.`;
    return `Order ${commandId}: its lines and the shipping make ${expected}, the order has ${formatMoney(total)} with ${formatMoney(shipping)} for shipping.`;
  });
}

async function auditPrices(db: Db): Promise<string[]> {
  const prices = await findPrices(db);
  return prices.flatMap(({ id, price, promo, discounted_price: stored }) => {
    const expected = discountedMillimes(price, promo);
    if (expected === stored) return [];
    return [
      `Product ${id}: its price after the promotion is ${formatMoney(expected)}, the product has ${formatMoney(stored)}.`,
    ];
  });
}

async function auditFiles(
  context: AuditContext,
  images: readonly AuditedImage[],
): Promise<string[]> {
  const missing = await findMissingFiles(context, images);
  if (missing.size === 0) return [];
  // Images that were deleted since the snapshot are not missing.
  const current = await findImagesToAudit(context.database.db, context.now());
  return [...(await findMissingFiles(context, current)).values()];
}

async function findMissingFiles(
  { media }: AuditContext,
  images: readonly AuditedImage[],
): Promise<Map<string, string>> {
  const missing = new Map<string, string>();
  for (const { path, renditions } of images) {
    const master = parseImagePath(path);
    if (renditions === null || !master) {
      missing.set(path, `Image ${path}: it is referenced, but has no row.`);
      continue;
    }
    const names = renditions === 'made' ? namesOf(master) : [master.name];
    for (const name of names) {
      if (await media.storage.exists(name)) continue;
      missing.set(path, `Image ${path}: its file ${name} is missing.`);
      break;
    }
  }
  return missing;
}
