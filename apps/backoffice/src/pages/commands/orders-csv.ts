import type { Order, OrderLine } from '@shop/contract/schemas';
import { colorName, formatPhone, sizeName, type Language } from '@shop/i18n';
import type { Translate } from '@shop/i18n';
import { writeCsv, type CsvCell, type DecimalMark } from './csv.ts';
import { orderSubtotal, pieceCount } from './order-amounts.ts';

/** The mark a spreadsheet in each language expects. */
const MARKS: Record<Language, DecimalMark> = { fr: ',', en: '.' };

/** The shop's own time, as every spreadsheet reads it whatever its language: 2026-11-21 09:30. */
const MOMENT = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Africa/Tunis',
});

function moment(iso: string | undefined): string {
  const at = new Date(iso ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? '' : MOMENT.format(at);
}

/** A phone that no spreadsheet reckons with: 00 for the plus, and the spaces that make it text. */
function phoneCell(phone: string): string {
  return formatPhone(phone).replaceAll('\u00A0', ' ').replace(/^\+/, '00');
}

function lineText({ product, color, size, quantity }: OrderLine, language: Language): string {
  return `${quantity} × ${product.product_name} (${colorName(color, language)}, ${sizeName(size, language)})`;
}

/**
 * Writes orders as a CSV file's text, one order a row, amounts as numbers so that they can be summed.
 * A column that no order fills, as the status on a host without it, is left out.
 */
export function ordersCsv(orders: readonly Order[], t: Translate, language: Language): string {
  const columns: { name: string; cell: (order: Order) => CsvCell }[] = [
    { name: t('orderExport.number'), cell: ({ command_id }) => command_id },
    { name: t('orders.placedAt'), cell: ({ created_at }) => moment(created_at) },
    {
      name: t('orders.statusLabel'),
      cell: ({ status }) => (status ? t(`statuses.${status}`) : ''),
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
    { name: t('orderExport.pieces'), cell: (order) => ({ decimal: String(pieceCount(order)) }) },
    { name: t('orderExport.subtotal'), cell: (order) => ({ decimal: orderSubtotal(order) }) },
    {
      name: t('orderExport.shipping'),
      cell: ({ shipping_charge }) => ({ decimal: shipping_charge }),
    },
    { name: t('orderExport.total'), cell: ({ total_amount }) => ({ decimal: total_amount }) },
  ];
  const filled = columns.filter(({ cell }) => orders.some((order) => cell(order) !== ''));
  return writeCsv(
    [
      filled.map(({ name }) => name),
      ...orders.map((order) => filled.map(({ cell }) => cell(order))),
    ],
    MARKS[language],
  );
}
