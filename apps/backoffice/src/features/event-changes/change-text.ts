import {
  BADGES,
  CALL_OUTCOMES,
  EDITED_FIELDS,
  GENDERS,
  IMAGE_TYPES,
  MESSAGE_LANGUAGES,
  ORDER_SOURCES,
  ORDER_STATUSES,
  SEASONS,
} from '@shop/contract/constants';
import { colorName, formatMoney, formatNumber, type Language } from '@shop/i18n';
import { MESSAGE_LANGUAGE_NAMES } from '@shop/i18n/message-language-names';
import type { TFunction } from 'i18next';

/** The fields that have a name in the catalogues; a setting or a variant has its own. */
const FIELDS = [
  'product_name',
  'description',
  'material',
  'care',
  'price',
  'promo_percentage',
  'discounted_price',
  'badge',
  'gender',
  'season',
  'is_popular',
  'product_images',
  'colors',
  'image_colors',
  'image',
  'image_type',
  'position',
  'status',
  'note',
  'source',
  'other_order',
  'call',
  'address',
  'size',
  'tag',
  'blocked',
  'message_language',
  'customer',
  'orders',
  'messages',
  'rows',
  'files',
  'sessions',
  'made_at',
  'more',
] as const;

const STOCK = /^stock (\S+) (.*)$/;
/** The pieces of a variant in an order: its colour, then its size and the name of its product. */
const ITEM = /^item (\S+) (.*)$/;

export type TextContext = {
  t: TFunction;
  language: Language;
  /** What a customer's record is called, by its id; undefined where its id is its name. */
  customerName?: ((id: string) => string | undefined) | undefined;
};

/** The name of a changed field; its name in the API where the catalogues have none. */
export function fieldName(field: string, { t, language }: TextContext): string {
  const [, color, size] = STOCK.exec(field) ?? [];
  if (color !== undefined && size !== undefined) {
    return t('securityEvents.stock', { color: colorName(color, language), size });
  }
  const [, itemColor, item] = ITEM.exec(field) ?? [];
  if (itemColor !== undefined && item !== undefined) {
    return t('orderEdit.trailItem', { color: colorName(itemColor, language), item });
  }
  const edited = EDITED_FIELDS.find((each) => each === field);
  if (edited) return t('orderEdit.trailField', { name: t(`orderEdit.fields.${edited}`) });
  const known = FIELDS.find((each) => each === field);
  return known ? t(`securityEvents.fields.${known}`) : field;
}

/** The text of a value before or after a change; the value itself where it needs no other text. */
export function changeText(field: string, value: string, context: TextContext): string {
  if (value === '') return '–';
  return FORMATS.get(field)?.(value, context) ?? value;
}

type Format = (value: string, context: TextContext) => string;

/** An amount in TND, as the API server sends it. */
const amount: Format = (value, { language }) => formatMoney(value, language);
const number: Format = (value, { language }) => formatNumber(String(Number(value)), language);
const yesOrNo: Format = (value, { t }) =>
  t(value === 'true' ? 'securityEvents.yes' : 'securityEvents.no');

/** Formats one of the values of a list; another value stays as it is. */
function choice<Value extends string>(
  values: readonly Value[],
  textOf: (value: Value, t: TFunction) => string,
): Format {
  return (value, { t }) => {
    const known = values.find((each) => each === value);
    return known === undefined ? value : textOf(known, t);
  };
}

const FORMATS: ReadonlyMap<string, Format> = new Map<string, Format>([
  ['price', amount],
  ['discounted_price', amount],
  ['reduction', amount],
  ['total_amount', amount],
  ['promo_percentage', number],
  ['orders', number],
  ['messages', number],
  ['rows', number],
  ['files', number],
  ['sessions', number],
  ['is_popular', yesOrNo],
  ['blocked', yesOrNo],
  [
    'customer',
    (value, { t, customerName }) =>
      customerName?.(value) ?? t('securityEvents.otherRecord', { id: value }),
  ],
  // A person cannot interpret the names of files.
  ['product_images', (value, { t }) => t('images.count', { count: value.split(' ').length })],
  ['image_type', choice(IMAGE_TYPES, (type, t) => t(`imageTypes.${type}`))],
  ['badge', choice(BADGES, (badge, t) => t(`badges.${badge}`))],
  ['gender', choice(GENDERS, (gender, t) => t(`genders.${gender}`))],
  ['season', choice(SEASONS, (season, t) => t(`seasons.${season}`))],
  [
    'call',
    choice([...CALL_OUTCOMES, 'undone' as const], (outcome, t) => t(`confirm.outcomes.${outcome}`)),
  ],
  ['source', choice(ORDER_SOURCES, (source, t) => t(`orders.sources.${source}`))],
  ['message_language', choice(MESSAGE_LANGUAGES, (language) => MESSAGE_LANGUAGE_NAMES[language])],
  ['status', choice(ORDER_STATUSES, (status, t) => t(`statuses.${status}`))],
]);
