import { QUERY_TYPES } from '@shop/contract/constants';
import { useTranslation } from '@shop/i18n/react';
import { ChoiceEntry } from '../../platform/choice-entry.tsx';
import { useShop } from '../../platform/shop-context.ts';
import styles from './query-filters.module.css';
import { ANSWERED, NO, TYPE, YES } from './query-source.ts';

export type QueryFiltersProps = {
  choices: Readonly<Record<string, string>>;
  onChoose: (name: string, value: string) => void;
};

/** One kind of message, and, where the host keeps it, those answered or not. */
export function QueryFilters({ choices, onChoose }: QueryFiltersProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  return (
    <div className={styles.filters}>
      <ChoiceEntry
        label={t('queries.kind')}
        value={choices[TYPE] ?? ''}
        choices={[
          { value: '', text: t('queries.everyKind') },
          ...QUERY_TYPES.map((value) => ({ value, text: t(`queries.${value}`) })),
        ]}
        onChange={({ target }) => onChoose(TYPE, target.value)}
      />
      {client.features().has('query-status') && (
        <ChoiceEntry
          label={t('queries.answer')}
          value={choices[ANSWERED] ?? ''}
          choices={[
            { value: '', text: t('queries.answeredOrNot') },
            { value: NO, text: t('queries.unanswered') },
            { value: YES, text: t('queries.answered') },
          ]}
          onChange={({ target }) => onChoose(ANSWERED, target.value)}
        />
      )}
    </div>
  );
}
