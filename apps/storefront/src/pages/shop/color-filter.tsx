import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox } from '@shop/ui';
import type { ColorGroup, FilterOption } from './filter-options.ts';
import styles from './color-filter.module.css';

/** The number of colours that are displayed at first; with one or two more, all are displayed. */
const INITIAL_COUNT = 12;

type Option = ColorGroup & FilterOption;

type Props = { options: readonly Option[]; onToggle: (option: Option) => void };

/**
 * The families of colours. Of many values that are not in a family, only the first and the selected ones are
 * displayed until the list is expanded.
 */
export function ColorFilter({ options, onToggle }: Props) {
  const { t } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  const isLong = options.length > INITIAL_COUNT + 2;
  const visible = options.filter(
    ({ isSelected }, index) => showsAll || !isLong || isSelected || index < INITIAL_COUNT,
  );
  return (
    <fieldset className={styles.colors}>
      <legend className={styles.legend}>{t('product.color')}</legend>
      <div className={styles.list}>
        {visible.map((option) => (
          <Checkbox
            key={option.key}
            label={option.name}
            color={option.color}
            count={option.count}
            title={
              option.count === undefined ? undefined : t('shopPage.count', { count: option.count })
            }
            checked={option.isSelected}
            onChange={() => onToggle(option)}
          />
        ))}
      </div>
      {isLong && (
        <Button variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll
            ? t('shopPage.fewerColors')
            : t('shopPage.allColors', { count: options.length })}
        </Button>
      )}
    </fieldset>
  );
}
