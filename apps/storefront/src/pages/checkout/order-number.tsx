import { useRef, useState } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { Button } from '@shop/ui';
import styles from './confirmation.module.css';

/** The order's number, ready to be kept: one press copies it; where that is refused it is selected. */
export function OrderNumber({ number }: { number: string }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();
  const text = useRef<HTMLParagraphElement>(null);

  async function copy() {
    try {
      // Missing on plain http.
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
      <div className={styles.keep}>
        <p className={styles.id} ref={text}>
          {number}
        </p>
        <Button look="secondary" onClick={() => void copy()}>
          {t('checkout.copy')}
        </Button>
        <output>{outcome && t(`checkout.${outcome}`)}</output>
      </div>
      <p className={styles.hint}>{t('checkout.numberHint')}</p>
    </div>
  );
}
