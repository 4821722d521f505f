import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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
import { useLanguage } from '@shop/app-kit';
import type { SecurityEvent } from '@shop/contract/schemas';
import { colorName, formatMoney, formatNumber } from '@shop/i18n';
import { addOrderEditTexts } from '@shop/i18n/backoffice-order-edit';
import { MESSAGE_LANGUAGE_NAMES } from '@shop/i18n/message-language-names';
import { addSecurityEventTexts } from '@shop/i18n/backoffice-security-events';
import { ArrowRightIcon, VisuallyHidden } from '@shop/ui';
import { useTranslation } from 'react-i18next';

type Changes = SecurityEvent['changes'];
type Change = Changes[string];

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

/** Amounts in TND, as the API server sends them. */
const AMOUNTS = new Set(['price', 'discounted_price', 'reduction', 'total_amount']);
const NUMBERS = new Set(['promo_percentage', 'orders', 'messages', 'rows', 'files', 'sessions']);

const BOOLEANS = new Set(['is_popular', 'blocked']);

/** What the form of a new product has before anything is typed. */
const DEFAULTS = new Map([
  ['promo_percentage', '0.00'],
  ['badge', 'No Badge'],
  ['is_popular', 'false'],
]);

/** Fields whose values a person cannot interpret. */
const REARRANGED = new Set(['colors', 'image_colors']);

/**
 * Whether it repeats what is beside it: the number of the product, which the event names, or the price after
 * promotion of a product that has none.
 */
function isRepeated([field, { before, after }]: [string, Change], { price }: Changes): boolean {
  if (field === 'product_Id') return true;
  return field === 'discounted_price' && before === price?.before && after === price?.after;
}

/** Whether it is a default value of a product that was added or deleted, which a person cannot interpret. */
function isDefault([field, { before, after }]: [string, Change]) {
  if (before !== undefined && after !== undefined) return false;
  const value = before ?? after;
  return value === '' || (value !== undefined && DEFAULTS.get(field) === value);
}

/** The name of a product that was added or deleted; a renamed one has both its names among the fields. */
function productName({ product_name: name }: Changes): string | undefined {
  if (name?.before !== undefined && name.after !== undefined) return undefined;
  return name?.before ?? name?.after;
}

const STOCK = /^stock (\S+) (.*)$/;
/** The pieces of a variant in an order: its colour, then its size and the name of its product. */
const ITEM = /^item (\S+) (.*)$/;

export type EventChangesProps = Pick<SecurityEvent, 'changes'> & {
  /** What a customer's record is called, by its id; undefined where its id is its name. */
  customerName?: ((id: string) => string | undefined) | undefined;
};

/** The changed fields of an event: each with what was before, and after. */
export function EventChanges({ changes, customerName }: EventChangesProps) {
  const { t, i18n } = useTranslation();
  addOrderEditTexts(i18n);
  addSecurityEventTexts(i18n);
  const language = useLanguage();
  const nameOf = (field: string) => {
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
  };
  const textOf = (field: string, value: string) => {
    if (value === '') return '–';
    if (AMOUNTS.has(field)) return formatMoney(value, language);
    if (NUMBERS.has(field)) return formatNumber(String(Number(value)), language);
    if (field === 'customer')
      return customerName?.(value) ?? t('securityEvents.otherRecord', { id: value });
    if (BOOLEANS.has(field))
      return t(value === 'true' ? 'securityEvents.yes' : 'securityEvents.no');
    // A person cannot interpret the names of files.
    if (field === 'product_images') return t('images.count', { count: value.split(' ').length });
    const imageType = IMAGE_TYPES.find((each) => each === value);
    if (field === 'image_type' && imageType) return t(`imageTypes.${imageType}`);
    const badge = BADGES.find((each) => each === value);
    if (field === 'badge' && badge) return t(`badges.${badge}`);
    const gender = GENDERS.find((each) => each === value);
    if (field === 'gender' && gender) return t(`genders.${gender}`);
    const season = SEASONS.find((each) => each === value);
    if (field === 'season' && season) return t(`seasons.${season}`);
    const outcome = [...CALL_OUTCOMES, 'undone' as const].find((each) => each === value);
    if (field === 'call' && outcome) return t(`confirm.outcomes.${outcome}`);
    const source = ORDER_SOURCES.find((each) => each === value);
    if (field === 'source' && source) return t(`orders.sources.${source}`);
    const messages = MESSAGE_LANGUAGES.find((each) => each === value);
    if (field === 'message_language' && messages) return MESSAGE_LANGUAGE_NAMES[messages];
    const status = ORDER_STATUSES.find((each) => each === value);
    return field === 'status' && status ? t(`statuses.${status}`) : value;
  };
  const heading = productName(changes);
  const entries = Object.entries(changes).filter(
    (entry) =>
      !isDefault(entry) && !isRepeated(entry, changes) && !(heading && entry[0] === 'product_name'),
  );
  if (entries.length === 0 && !heading) return null;
  return (
    <>
      {heading && (
        <Typography variant="body1" lang="fr" dir="auto">
          {heading}
        </Typography>
      )}
      <Box component="dl" sx={LIST}>
        {entries.map(([field, { before, after }]) => (
          <div key={field}>
            <Typography
              component="dt"
              variant="body2"
              color="textSecondary"
              sx={{ display: 'inline' }}
            >
              {nameOf(field)}{' '}
            </Typography>
            <Typography component="dd" variant="body2" dir="auto" sx={{ display: 'inline', m: 0 }}>
              {before !== undefined && (
                <>
                  <VisuallyHidden>{t('securityEvents.before')} </VisuallyHidden>
                  <del>{textOf(field, before)}</del>
                </>
              )}
              {before === undefined &&
                after === undefined &&
                t(REARRANGED.has(field) ? 'securityEvents.rearranged' : 'securityEvents.changed')}
              {before !== undefined && after !== undefined && (
                <Box component="span" sx={ARROW}>
                  <ArrowRightIcon size={16} />
                </Box>
              )}
              {after !== undefined && (
                <>
                  {before !== undefined && (
                    <VisuallyHidden> {t('securityEvents.after')} </VisuallyHidden>
                  )}
                  {textOf(field, after)}
                </>
              )}
            </Typography>
          </div>
        ))}
      </Box>
    </>
  );
}

const ARROW = { display: 'inline-flex', verticalAlign: 'middle', mx: 2 };
const LIST = { display: 'grid', gap: 1, m: 0, overflowWrap: 'anywhere' } as const;
