import { formatMoney } from '@shop/i18n';
import { useLanguage } from '@shop/app-kit';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import type { PriceQuestion } from '../form/price-question.ts';
import { discountedPrice, fieldsOf, type ProductValues } from '../form/product-values.ts';

export type PriceQuestionDialogProps = {
  /** Undefined closes it. */
  question: PriceQuestion | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

/** A confirmation before a product is free, more than 70 % off, or unusually expensive. */
export function PriceQuestionDialog({ question, onConfirm, onCancel }: PriceQuestionDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { getValues } = useFormContext<ProductValues>();
  // The text stays while the dialog closes.
  const [latest, setLatest] = useState(question);
  if (question && question !== latest) setLatest(question);
  const { price, promo_percentage } = fieldsOf(getValues());
  const promo = t('productForm.percent', { number: Number(promo_percentage) });
  const shown = formatMoney(discountedPrice(price, promo_percentage) ?? price, language);
  const questions = {
    free: t('productForm.freeQuestion'),
    steep: t('productForm.steepQuestion', { promo }),
    high: t('productForm.highQuestion'),
  };
  return (
    <ConfirmDialog
      open={question !== undefined}
      question={questions[question ?? latest ?? 'free']}
      text={t('productForm.priceInShop', { price: shown })}
      confirm={t('productForm.savePrice')}
      cancel={t('productForm.correctPrice')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
