import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import type { SecurityEvent } from '@shop/contract/schemas';
import { addOrderEditTexts } from '@shop/i18n/backoffice-order-edit';
import { addSecurityEventTexts } from '@shop/i18n/backoffice-security-events';
import { ArrowRightIcon, VisuallyHidden } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { changeText, fieldName, type TextContext } from './change-text.ts';
import { visibleChanges } from './visible-changes.ts';

export type EventChangesProps = Pick<SecurityEvent, 'changes'> & Pick<TextContext, 'customerName'>;

/** The changed fields of an event: each with what was before, and after. */
export function EventChanges({ changes, customerName }: EventChangesProps) {
  const { t, i18n } = useTranslation();
  addOrderEditTexts(i18n);
  addSecurityEventTexts(i18n);
  const language = useLanguage();
  const context = { t, language, customerName };
  const { productName, fields } = visibleChanges(changes);
  if (fields.length === 0 && productName === undefined) return null;
  return (
    <>
      {productName !== undefined && (
        <Typography variant="body1" lang="fr" dir="auto">
          {productName}
        </Typography>
      )}
      <Box component="dl" sx={LIST}>
        {fields.map(({ field, change }) => (
          <div key={field}>
            <Typography
              component="dt"
              variant="body2"
              color="textSecondary"
              sx={{ display: 'inline' }}
            >
              {fieldName(field, context)}{' '}
            </Typography>
            <Typography component="dd" variant="body2" dir="auto" sx={{ display: 'inline', m: 0 }}>
              <ChangedValue field={field} change={change} context={context} />
            </Typography>
          </div>
        ))}
      </Box>
    </>
  );
}

type ChangedValueProps = {
  field: string;
  change: SecurityEvent['changes'][string];
  context: TextContext;
};

/** The value before and after the change; only that it changed, where a person cannot interpret the values. */
function ChangedValue({ field, change: { before, after }, context }: ChangedValueProps) {
  const { t } = context;
  if (before === undefined && after === undefined) {
    return t(REARRANGED.has(field) ? 'securityEvents.rearranged' : 'securityEvents.changed');
  }
  return (
    <>
      {before !== undefined && (
        <>
          <VisuallyHidden>{t('securityEvents.before')} </VisuallyHidden>
          <del>{changeText(field, before, context)}</del>
        </>
      )}
      {before !== undefined && after !== undefined && (
        <>
          <Box component="span" sx={ARROW}>
            <ArrowRightIcon size={16} />
          </Box>
          <VisuallyHidden> {t('securityEvents.after')} </VisuallyHidden>
        </>
      )}
      {after !== undefined && changeText(field, after, context)}
    </>
  );
}

/** Fields whose values are lists that were put in another order. */
const REARRANGED = new Set(['colors', 'image_colors']);
const ARROW = { display: 'inline-flex', verticalAlign: 'middle', mx: 2 };
const LIST = { display: 'grid', gap: 1, m: 0, overflowWrap: 'anywhere' } as const;
