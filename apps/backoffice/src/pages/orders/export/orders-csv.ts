import type { Order, OrderLine } from '@shop/contract/schemas';
import { colorName, formatPhone, sizeName, type Language } from '@shop/i18n';
import type { TFunction } from 'i18next';
import { writeCsv, type CsvCell, type DecimalSeparator } from './csv.ts';
import { hasReduction, orderSubtotal, pieceCount } from '../api/order-amounts.ts';

/** The decimal separator that a spreadsheet expects in each language. */
const DECIMAL_SEPARATORS: Record<Language, DecimalSeparator> = { fr: ',', en: '.' };

/**
 * Date and time in the shop's time zone, in a format that every spreadsheet reads: 2026-11-21
 * 09:30.
 */
const DATE_TIME_FORMAT = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Africa/Tunis',
});

function moment(iso: string | undefined): string {
  const at = new Date(iso ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? '' : DATE_TIME_FORMAT.format(at);
}

/** A phone number that no spreadsheet treats as a number: 00 for the plus, and spaces. */
function phoneCell(phone: string): string {
  return formatPhone(phone).replaceAll('\u00A0', ' ').replace(/^\+/, '00');
}

function lineText({ product, color, size, quantity }: OrderLine, language: Language): string {
  return `${quantity} × ${product.product_name} (${colorName(color, language)}, ${sizeName(size, language)})`;
}

/**
 * The orders as CSV, one order per row, with amounts as numbers so that they can be summed. A
 * column that is empty for all orders is omitted.
 */
export function ordersCsv(orders: readonly Order[], t: TFunction, language: Language): string {
  const columns: { name: string; cell: (order: Order) => CsvCell }[] = [
    { name: t('orderExport.number'), cell: ({ command_id }) => command_id },
    { name: t('orders.placedAt'), cell: ({ created_at }) => moment(created_at) },
    {
      name: t('orders.statusLabel'),
      cell: ({ status }) => (status ? t(`statuses.${status}`) : ''),
    },
    {
      name: t('orders.source'),
      cell: ({ source }) => (source ? t(`orders.sources.${source}`) : ''),
    },
    { name: t('orders.client'), cell: ({ client_name }) => client_name },
    { name: t('orders.phone'), cell: ({ number }) => phoneCell(number) },
    { name: t('orders.email'), cell: ({ email }) => email },
    { name: t('orders.address'), cell: ({ street }) => street },
    { name: t('orderExport.city'), cell: ({ city }) => city },
    {
      name: t('orders.lines'),
      cell: (order) => order.command_products.map((line) => lineText(line, language)).join(' + '),
    },
    { name: t('orderExport.itemCount'), cell: (order) => ({ decimal: String(pieceCount(order)) }) },
    { name: t('orderExport.subtotal'), cell: (order) => ({ decimal: orderSubtotal(order) ?? '' }) },
    {
      name: t('orderExport.shipping'),
      cell: ({ shipping_charge }) => ({ decimal: shipping_charge }),
    },
    {
      name: t('orderExport.reduction'),
      cell: (order) => (hasReduction(order) ? { decimal: `-${order.reduction}` } : ''),
    },
    { name: t('orderExport.total'), cell: ({ total_amount }) => ({ decimal: total_amount }) },
  ];
  const filled = columns.filter(({ cell }) => orders.some((order) => cell(order) !== ''));
  return writeCsv(
    [
      filled.map(({ name }) => name),
      ...orders.map((order) => filled.map(({ cell }) => cell(order))),
    ],
    DECIMAL_SEPARATORS[language],
  );
}
