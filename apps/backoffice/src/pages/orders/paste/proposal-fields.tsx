import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import { MAX_LENGTH } from '@shop/contract/constants';
import type { Product } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useFocusOnMount } from '../../../lib/use-focus-on-mount.ts';
import { isolate } from './isolate.ts';
import { ProposalLine } from './proposal-line.tsx';
import {
  CONTACT_FIELDS,
  isEmptyProposal,
  type ContactField,
  type ProposalValues,
} from './proposal-values.ts';

export type ProposalFieldsProps = {
  values: ProposalValues;
  products: readonly Product[];
  /** Whether what is missing is marked. */
  isSubmitted: boolean;
  onChange: (values: ProposalValues) => void;
};

/** A proposal field by field, each with the text that it was read from, and what was not read. */
export function ProposalFields(props: ProposalFieldsProps) {
  const { values } = props;
  const { t } = useTranslation();
  // In place of the message that had the focus.
  const proposal = useFocusOnMount<HTMLDivElement>();
  return (
    <Box
      ref={proposal}
      tabIndex={-1}
      sx={{ display: 'grid', gap: 6, pt: 2, '&:focus': { outline: 'none' } }}
    >
      {isEmptyProposal(values) ? (
        <Notice title={t('paste.nothing')} text={t('paste.nothingText')} />
      ) : (
        <>
          <ContactFields {...props} />
          <Lines {...props} />
        </>
      )}
      {values.unread.length > 0 && <Unread parts={values.unread} />}
    </Box>
  );
}

function ContactFields({ values, onChange }: ProposalFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { contact } = values;
  const missing = CONTACT_FIELDS.filter((field) => !contact[field]);
  const names = new Intl.ListFormat(language).format(
    missing.map((field) => t(`paste.fields.${field}`)),
  );
  return (
    <section>
      <SectionHeading>{t('orderEdit.delivery')}</SectionHeading>
      <Box sx={FIELDS}>
        {CONTACT_FIELDS.map((field) => {
          const reading = contact[field];
          if (!reading) return null;
          return (
            <TextField
              key={field}
              label={[t(`paste.fields.${field}`), reading.isGuess && t('paste.guessed')]
                .filter(Boolean)
                .join(' ')}
              value={reading.value}
              onChange={({ target }) =>
                onChange({
                  ...values,
                  contact: { ...contact, [field]: { ...reading, value: target.value } },
                })
              }
              rule={t('paste.from', { from: isolate(reading.from) })}
              htmlInput={{
                maxLength: MAX_FIELD[field],
                dir: field === 'number' ? 'ltr' : 'auto',
                autoComplete: 'off',
              }}
            />
          );
        })}
      </Box>
      {missing.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
          {t('paste.notFound', { names })}
        </Typography>
      )}
    </section>
  );
}

function Lines({ values, products, isSubmitted, onChange }: ProposalFieldsProps) {
  const { t } = useTranslation();
  const { lines } = values;
  return (
    <section>
      <SectionHeading>{t('orders.lines')}</SectionHeading>
      {lines.length === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 3 }}>
          {t('paste.noLines')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {Array.from(lines.entries(), ([index, line]) => (
            <ProposalLine
              key={index}
              number={index + 1}
              choice={line}
              products={products}
              isSubmitted={isSubmitted}
              onChange={(next) => onChange({ ...values, lines: lines.with(index, next) })}
              onRemove={() => onChange({ ...values, lines: lines.toSpliced(index, 1) })}
            />
          ))}
        </Box>
      )}
    </section>
  );
}

function Unread({ parts }: { parts: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <section>
      <SectionHeading>{t('paste.unread')}</SectionHeading>
      <Box component="ul" sx={{ m: 0, mt: 3, p: 0, listStyle: 'none' }}>
        {Array.from(parts.entries(), ([index, part]) => (
          <Typography
            key={index}
            component="li"
            variant="body2"
            color="textSecondary"
            dir="auto"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {part}
          </Typography>
        ))}
      </Box>
    </section>
  );
}

const MAX_FIELD: Record<ContactField, number> = {
  number: MAX_LENGTH.phone,
  client_name: MAX_LENGTH.name,
  street: MAX_LENGTH.street,
  city: MAX_LENGTH.city,
};
const FIELDS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 6,
  rowGap: 4,
  alignItems: 'start',
  mt: 4,
};
