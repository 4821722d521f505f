import { useState } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { Button, Checkbox } from '@shop/ui';
import type { FilterOption } from './filter-options.ts';
import styles from './color-filter.module.css';

/** So many are shown at first; with one or two more, all. */
const FEW = 8;

type Props = { options: readonly FilterOption[]; onToggle: (option: FilterOption) => void };

/** The colours by name; of many, the first and the chosen ones until the rest is asked for. */
export function ColorFilter({ options, onToggle }: Props) {
  const { t } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  const isLong = options.length > FEW + 2;
  const shown = options.filter(
    ({ isChosen }, index) => showsAll || !isLong || isChosen || index < FEW,
  );
  return (
    <fieldset className={styles.colors}>
      <legend className={styles.legend}>{t('product.color')}</legend>
      <div className={styles.list}>
        {shown.map((option) => (
          <Checkbox
            key={option.name}
            label={option.name}
            color={option.values[0]}
            checked={option.isChosen}
            onChange={() => onToggle(option)}
          />
        ))}
      </div>
      {isLong && (
        <Button look="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll
            ? t('shopPage.fewerColors')
            : t('shopPage.allColors', { count: options.length })}
        </Button>
      )}
    </fieldset>
  );
}
