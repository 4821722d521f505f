import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@shop/ui';
import styles from './confirmation.module.css';

/** The order's number with a copy button. When copying is not allowed, the number is selected. */
export function OrderNumber({ number }: { number: string }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();
  const text = useRef<HTMLParagraphElement>(null);

  async function copy() {
    try {
      // The clipboard does not exist on plain HTTP.
      await navigator.clipboard.writeText(number);
      setOutcome('copied');
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setOutcome('selected');
    }
  }

  return (
    <div className={styles.number}>
      <p>{t('checkout.number')}</p>
      <div className={styles.copy}>
        <p className={styles.id} ref={text}>
          {number}
        </p>
        <Button variant="secondary" onClick={() => void copy()}>
          {t('checkout.copy')}
        </Button>
        <output>{outcome && t(`checkout.${outcome}`)}</output>
      </div>
      <p className={styles.hint}>{t('checkout.numberHint')}</p>
    </div>
  );
}
