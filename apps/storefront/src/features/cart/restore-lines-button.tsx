import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useStorage } from '@shop/app-kit';
import { Button } from '@shop/ui';
import { paths } from '../../lib/paths.ts';
import { addLine } from './cart-reducer.ts';
import styles from './restore-lines-button.module.css';
import { clearUnnumberedLines, readUnnumberedLines } from './unnumbered-order.ts';
import { useUpdateCart } from './use-update-cart.ts';

/**
 * CMD-4: puts the lines of an order without a number into the cart again. Nothing is rendered when no lines
 * are stored, as after an hour.
 */
export function RestoreLinesButton() {
  const { t } = useTranslation();
  const storage = useStorage();
  const updateCart = useUpdateCart();
  const navigate = useNavigate();
  const [isOffered] = useState(() => readUnnumberedLines(storage).length > 0);
  if (!isOffered) return null;

  function restore() {
    // Read again, because another tab may have used them.
    const lines = readUnnumberedLines(storage);
    updateCart((cart) => lines.reduce(addLine, [...cart]));
    clearUnnumberedLines(storage);
    void navigate(paths.cart);
  }

  return (
    <div className={styles.restore}>
      <p className={styles.text}>{t('cart.restoreText')}</p>
      <Button variant="secondary" onClick={restore}>
        {t('cart.restore')}
      </Button>
    </div>
  );
}
