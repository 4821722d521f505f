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
import { findUnknownChoices } from '../db/audit-choices.ts';
import { findExistingObjects } from '../db/bin-audit.ts';
import { findIndexMismatches, findNumbersWithoutCustomer } from '../db/customer-index-audit.ts';
import type { Db, Dialect } from '../db/database.ts';
import { findFileFault } from '../db/integrity.ts';
import { countSecurityEvents, findMissingObjects, type EventCount } from '../db/security-events.ts';
import { inSnapshot } from '../db/snapshot.ts';
import { auditDashboard, type AuditedPeriod } from './audit-dashboard.ts';
import { auditReductions } from './audit-reductions.ts';
import { auditSales } from './audit-sales.ts';
import { auditSplitShipping } from './split-shipping.ts';
import type { AppContext } from './app-context.ts';

/**
 * The findings of an audit, one sentence each, sorted alike on both databases, its totals, and the figures of the
 * dashboard.
 */
export type Audit = {
  findings: string[];
  totals: AuditTotals;
  periods: AuditedPeriod[];
  events: EventCount[];
};

type AuditContext = Pick<AppContext, 'database' | 'media' | 'now'>;

/**
 * Recalculates money and stock from order lines and stock movements on a snapshot, never from stored totals, and the
 * figures of the dashboard from the history of the orders and the movements, and checks that every image has its
 * files (M5). The API server may run.
 */
export async function audit(context: AuditContext): Promise<Audit> {
  const { dialect } = context.database;
  const { rows, images } = await inSnapshot(context.database, async (db) => ({
    rows: await auditRows(db, { dialect, now: context.now() }),
    images: await findImagesToAudit(db, context.now()),
  }));
  const files = await auditFiles(context, images);
  return { ...rows, findings: [...rows.findings, ...files].toSorted() };
}

async function auditRows(
  db: Db,
  { dialect, now }: { dialect: Dialect; now: number },
): Promise<Audit> {
  const fault = await findFileFault(db, dialect);
  const figures = await auditDashboard(db, now);
  const findings = [
    ...(fault === undefined ? [] : [`The file of the database is damaged: ${fault}.`]),
    ...(await auditChoices(db)),
    ...(await auditStock(db)),
    ...(await auditSales(db)),
    ...(await auditMoney(db)),
    ...(await auditReductions(db)),
    ...(await auditSplitShipping(db)),
    ...(await auditPrices(db)),
    ...(await auditTrail(db)),
    ...(await auditCustomers(db)),
    ...(await auditBin(db)),
    ...figures.findings,
  ];
  const totals = await calculateTotals(db, SHIPPING_MILLIMES);
  const events = await countSecurityEvents(db);
  return { findings, totals, periods: figures.periods, events };
}

async function auditChoices(db: Db): Promise<string[]> {
  const found = await findUnknownChoices(db);
  return found.map(({ row, name, value }) => `${row}: its ${name} "${value}" is unknown.`);
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
  return mismatches.map(({ commandId, total, shipping, dueShipping, reduction, lines }) => {
    if (lines === null) return `Order ${commandId}: it has no lines.`;
    if (reduction < 0 || reduction > lines) {
      return `Order ${commandId}: its reduction is ${formatMoney(reduction)}, its lines make ${formatMoney(lines)}.`;
    }
    const expected = formatMoney(lines + dueShipping - reduction);
    if (reduction > 0) {
      return `Order ${commandId}: its lines and the shipping without the reduction of ${formatMoney(reduction)} make ${expected}, the order has ${formatMoney(total)} with ${formatMoney(shipping)} for shipping.`;
    }
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

async function auditTrail(db: Db): Promise<string[]> {
  const missing = await findMissingObjects(db);
  return missing.map(({ kind, id }) =>
    kind === 'order'
      ? `Order ${id}: the trail has its changes and no deletion, and it does not exist.`
      : `Product ${id}: the trail has its changes and no deletion, and it does not exist.`,
  );
}

async function auditCustomers(db: Db): Promise<string[]> {
  const mismatches = await findIndexMismatches(db);
  const withoutCustomer = await findNumbersWithoutCustomer(db);
  return [
    ...mismatches.map(({ commandId, part }) =>
      part === 'numbers'
        ? `Order ${commandId}: its phone numbers are not those in the index of customers.`
        : `Order ${commandId}: its name and place are not those in the index of customers.`,
    ),
    ...withoutCustomer.map(
      (commandId) => `Order ${commandId}: a phone number has no customer record.`,
    ),
  ];
}

async function auditBin(db: Db): Promise<string[]> {
  const existing = await findExistingObjects(db);
  return existing.map(({ kind, object }) => `Bin: the ${kind} ${object} exists, and is deleted.`);
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
