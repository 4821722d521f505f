import { useState, type FormEvent } from 'react';
import { useTranslation } from '@shop/i18n/react';
import type { Facets } from '@shop/contract/schemas';
import { TextField } from '@shop/ui';
import { useLanguage } from '../../platform/use-language.ts';
import { inOrder, readAmount, writeAmount, type ShopFilters } from './shop-view.ts';
import styles from './price-filter.module.css';

type Props = {
  filters: ShopFilters;
  facets: Facets | undefined;
  onNarrow: (change: Pick<ShopFilters, 'minPrice' | 'maxPrice'>) => void;
};

/** The lowest and the highest price, taken when the field is left or Enter is pressed. */
export function PriceFilter({ filters: { minPrice, maxPrice }, facets, onNarrow }: Props) {
  const { t } = useTranslation();
  const apply = (one: number | undefined, other: number | undefined) => {
    const [least, most] = inOrder(one, other);
    if (least !== minPrice || most !== maxPrice) onNarrow({ minPrice: least, maxPrice: most });
  };
  return (
    <fieldset className={styles.price}>
      <legend className={styles.legend}>{t('shopPage.price')}</legend>
      <div className={styles.ends}>
        <PriceEnd
          label={t('shopPage.priceFrom')}
          amount={minPrice}
          hint={facets?.min_price}
          onApply={(amount) => apply(amount, maxPrice)}
        />
        <PriceEnd
          label={t('shopPage.priceTo')}
          amount={maxPrice}
          hint={facets?.max_price}
          onApply={(amount) => apply(minPrice, amount)}
        />
      </div>
    </fieldset>
  );
}

type EndProps = {
  label: string;
  /** In millimes. */
  amount: number | undefined;
  /** The most the catalogue needs here, as two-decimal text. */
  hint: string | undefined;
  onApply: (amount: number | undefined) => void;
};

function PriceEnd({ label, amount, hint, onApply }: EndProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const spell = (text: string) => (language === 'fr' ? text.replace('.', ',') : text);
  const written = amount === undefined ? '' : spell(writeAmount(amount));
  const [text, setText] = useState(written);
  const [shown, setShown] = useState(written);
  if (shown !== written) {
    setShown(written);
    setText(written);
  }
  const read = readAmount(text);
  const isUnreadable = text.trim() !== '' && read === undefined;

  function apply(event?: FormEvent) {
    event?.preventDefault();
    if (!isUnreadable) onApply(read);
  }

  return (
    <form method="dialog" onSubmit={apply} noValidate>
      <TextField
        label={label}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        placeholder={hint && spell(hint.replace(/\.00$/, ''))}
        value={text}
        error={isUnreadable ? t('shopPage.priceUnreadable') : undefined}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => apply()}
      />
    </form>
  );
}
