import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { MESSAGE_TYPES } from '@shop/contract/constants';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/select-field.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import { ANSWERED, NO, TYPE, YES } from '../api/message-resource.ts';

export type MessageFiltersProps = {
  /** The search field before the filters. */
  children: ReactNode;
  params: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
};

/** Filters by type and, with the feature `message-status`, by answered or not. */
export function MessageFilters({ children, params, onChange }: MessageFiltersProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  return (
    <Paper sx={{ display: 'grid', gap: 4, p: 4 }}>
      {children}
      <Stack
        direction="row"
        useFlexGap
        spacing={4}
        sx={{ flexWrap: 'wrap', '& > *': { flex: '1 1 12rem', maxWidth: { sm: '20rem' } } }}
      >
        <SelectField
          label={t('queries.type')}
          value={params[TYPE] ?? ''}
          options={[
            { value: '', text: t('queries.allTypes') },
            ...MESSAGE_TYPES.map((value) => ({ value, text: t(`queries.${value}`) })),
          ]}
          onChange={({ target }) => onChange(TYPE, target.value)}
        />
        {client.features().has('message-status') && (
          <SelectField
            label={t('queries.answerStatus')}
            value={params[ANSWERED] ?? ''}
            options={[
              { value: '', text: t('queries.anyAnswerStatus') },
              { value: NO, text: t('queries.unanswered') },
              { value: YES, text: t('queries.answered') },
            ]}
            onChange={({ target }) => onChange(ANSWERED, target.value)}
          />
        )}
      </Stack>
    </Paper>
  );
}
