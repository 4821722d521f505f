import Button from '@mui/material/Button';
import { BADGES, GENDERS, PRODUCT_SORTS, SEASONS } from '@shop/contract/constants';
import { FilterIcon } from '@shop/ui';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { ChoiceEntry } from '../../platform/choice-entry.tsx';
import { YES } from './product-choices.ts';
import styles from './product-filters.module.css';

export type ProductFiltersProps = {
  /** The search, which stands before them. */
  children: ReactNode;
  choices: Readonly<Record<string, string>>;
  onChoose: (name: string, value: string) => void;
};

type Offer = { name: string; label: string; choices: { value: string; text: string }[] };

/** What narrows and orders the list; on a phone behind a button that says how many choices are made. */
export function ProductFilters({ children, choices, onChoose }: ProductFiltersProps) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const made = Object.keys(choices).length;
  return (
    <div className={styles.bar}>
      {children}
      <div className={styles.toggle}>
        <Button
          variant="outlined"
          startIcon={<FilterIcon size={20} />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {made > 0 ? t('products.filtersMade', { number: made }) : t('products.filters')}
        </Button>
      </div>
      <div id={id} className={styles.choices} data-open={open}>
        {useOffers().map((offer) => (
          <ChoiceEntry
            key={offer.name}
            label={offer.label}
            choices={offer.choices}
            value={choices[offer.name] ?? ''}
            onChange={(event) => onChoose(offer.name, event.target.value)}
          />
        ))}
      </div>
    </div>
  );
}

function useOffers(): Offer[] {
  const { t } = useTranslation();
  const all = { value: '', text: t('products.all') };
  const allOf = { value: '', text: t('products.allOf') };
  return [
    {
      name: 'gender',
      label: t('productForm.gender'),
      choices: [all, ...GENDERS.map((value) => ({ value, text: t(`genders.${value}`) }))],
    },
    {
      name: 'season',
      label: t('productForm.season'),
      choices: [allOf, ...SEASONS.map((value) => ({ value, text: t(`seasons.${value}`) }))],
    },
    {
      name: 'badge',
      label: t('productForm.badge'),
      choices: [all, ...BADGES.map((value) => ({ value, text: t(`badges.${value}`) }))],
    },
    {
      name: 'popular',
      label: t('products.popularity'),
      choices: [all, { value: YES, text: t('products.popularOnly') }],
    },
    {
      name: 'soldout',
      label: t('products.stock'),
      choices: [all, { value: YES, text: t('products.soldOutOnly') }],
    },
    {
      name: 'sort',
      label: t('products.sort'),
      choices: [
        { value: '', text: t('products.sorts.oldest') },
        ...PRODUCT_SORTS.map((value) => ({ value, text: t(`products.sorts.${value}`) })),
      ],
    },
  ];
}
