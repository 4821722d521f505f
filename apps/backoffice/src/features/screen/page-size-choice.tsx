import { useTranslation } from '@shop/i18n/react';
import { ChoiceEntry } from '../../platform/choice-entry.tsx';
import styles from './page-size-choice.module.css';

export type PageSizeChoiceProps = {
  sizes: readonly number[];
  size: number;
  onChoose: (size: number) => void;
};

/** How many items a page of a list holds. */
export function PageSizeChoice({ sizes, size, onChoose }: PageSizeChoiceProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.choice}>
      <ChoiceEntry
        label={t('list.perPage')}
        value={String(size)}
        onChange={(event) => onChoose(Number(event.target.value))}
        choices={sizes.map((each) => ({ value: String(each), text: String(each) }))}
      />
    </div>
  );
}
