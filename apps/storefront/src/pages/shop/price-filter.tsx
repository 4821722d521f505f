import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Facets } from '@shop/contract/schemas';
import { TextField } from '@shop/ui';
import { useLanguage } from '@shop/app-kit';
import { runAfterPointerUp } from '../../lib/run-after-pointer-up.ts';
import { inOrder, readAmount, formatAmount, type ShopFilters } from './shop-view.ts';
import styles from './price-filter.module.css';

type Props = {
  filters: ShopFilters;
  facets: Facets | undefined;
  onChange: (change: Pick<ShopFilters, 'minPrice' | 'maxPrice'>) => void;
};

/** The fields of the lowest and the highest price, applied on Enter and when they lose the focus. */
export function PriceFilter({ filters: { minPrice, maxPrice }, facets, onChange }: Props) {
  const { t } = useTranslation();
  const apply = (one: number | undefined, other: number | undefined) => {
    const [min, max] = inOrder(one, other);
    if (min !== minPrice || max !== maxPrice) onChange({ minPrice: min, maxPrice: max });
  };
  const lowest = readAmount(facets?.min_price ?? '') ?? 0;
  const highest = readAmount(facets?.max_price ?? '') ?? 0;
  return (
    <fieldset className={styles.price}>
      <legend className={styles.legend}>{t('shopPage.price')}</legend>
      <div className={styles.fields}>
        <PriceField
          label={t('shopPage.priceFrom')}
          amount={minPrice}
          // No range whose ends are in the wrong order, such as 9 to 1.
          placeholder={lowest > (maxPrice ?? lowest) ? undefined : facets?.min_price}
          onApply={(amount) => apply(amount, maxPrice)}
        />
        <PriceField
          label={t('shopPage.priceTo')}
          amount={maxPrice}
          placeholder={highest < (minPrice ?? highest) ? undefined : facets?.max_price}
          onApply={(amount) => apply(minPrice, amount)}
        />
      </div>
    </fieldset>
  );
}

type FieldProps = {
  label: string;
  /** In millimes. */
  amount: number | undefined;
  /** The lowest or highest price of the catalogue, as two-decimal text. */
  placeholder: string | undefined;
  onApply: (amount: number | undefined) => void;
};

function PriceField({ label, amount, placeholder, onApply }: FieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const localize = (text: string) => (language === 'fr' ? text.replace('.', ',') : text);
  const formatted = amount === undefined ? '' : localize(formatAmount(amount));
  const [text, setText] = useState(formatted);
  const [lastFormatted, setLastFormatted] = useState(formatted);
  if (lastFormatted !== formatted) {
    setLastFormatted(formatted);
    setText(formatted);
  }
  const parsed = readAmount(text);
  const isInvalid = text.trim() !== '' && parsed === undefined;

  function apply(event?: FormEvent) {
    event?.preventDefault();
    if (!isInvalid) onApply(parsed);
  }

  return (
    <form method="dialog" onSubmit={apply} noValidate>
      <TextField
        label={label}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        placeholder={placeholder && localize(placeholder.replace(/\.00$/, ''))}
        value={text}
        error={isInvalid ? t('shopPage.invalidPrice') : undefined}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => runAfterPointerUp(apply)}
      />
    </form>
  );
}
