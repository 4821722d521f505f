import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import type { OrderEdit } from '@shop/contract/schemas';
import { colorName, formatMoney, sizeName } from '@shop/i18n';
import { addOrderEditTexts } from '@shop/i18n/backoffice-order-edit';
import { ArrowRightIcon, VisuallyHidden } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const AMOUNTS: ReadonlySet<string> = new Set(['reduction', 'total_amount']);

/** What a change of an order replaces: the pieces of each variant, then the other fields. */
export function OrderChanges({ edit }: { edit: OrderEdit }) {
  const { t, i18n } = useTranslation();
  addOrderEditTexts(i18n);
  const language = useLanguage();
  const textOf = (field: string, value: string) =>
    AMOUNTS.has(field) ? formatMoney(value, language) : value;
  return (
    <Box component="dl" sx={LIST}>
      {edit.lines.map(({ product_name: name, color, size, before, after }) => (
        <Change
          key={`${name} ${color} ${size}`}
          name={
            <>
              <bdi>{name}</bdi> ({colorName(color, language)}, {sizeName(size, language)})
            </>
          }
        >
          {before === 0 && `${t('orderEdit.added')} × ${after}`}
          {after === 0 && `${t('orderEdit.removedLine')} × ${before}`}
          {before > 0 && after > 0 && <BeforeAfter before={before} after={after} />}
        </Change>
      ))}
      {edit.fields.map(({ field, before, after }) => (
        <Change key={field} name={t(`orderEdit.fields.${field}`)}>
          <BeforeAfter
            before={<bdi>{textOf(field, before) || '–'}</bdi>}
            after={<bdi>{textOf(field, after) || '–'}</bdi>}
          />
        </Change>
      ))}
    </Box>
  );
}

function Change({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" color="textSecondary" sx={{ display: 'inline' }}>
        {name}{' '}
      </Typography>
      <Typography component="dd" sx={{ display: 'inline', m: 0 }}>
        {children}
      </Typography>
    </div>
  );
}

/** Two values with an arrow between them. */
export function BeforeAfter({ before, after }: { before: ReactNode; after: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden>{t('orderEdit.before')} </VisuallyHidden>
      <Typography component="del" color="textSecondary" sx={{ font: 'inherit' }}>
        {before}
      </Typography>
      <Box component="span" sx={ARROW}>
        <ArrowRightIcon size={16} />
      </Box>
      <VisuallyHidden>{t('orderEdit.after')} </VisuallyHidden>
      {after}
    </>
  );
}

const ARROW = { display: 'inline-flex', verticalAlign: 'middle', mx: 2 };
const LIST = {
  display: 'grid',
  gap: 1,
  m: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;
