import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink, CheckIcon, CloseIcon, IconButton } from '@shop/ui';
import { imageSizes } from '../../lib/image-sizes.ts';
import { paths } from '../../lib/paths.ts';
import { useMoney } from '../../lib/use-money.ts';
import type { CartLine } from './cart-line.ts';
import { cartTotals } from './cart-totals.ts';
import { LineImage } from './line-image.tsx';
import styles from './mini-cart.module.css';
import { useCart } from './use-cart.ts';
import { useVariantText } from './use-variant-text.ts';

export type MiniCartProps = {
  /** The added line, with its quantity in the cart. */
  line: CartLine;
  message: string;
  onClose: () => void;
};

/**
 * The added variant, the subtotal and the links to the cart and the checkout. A popover: the page stays usable and
 * the focus stays where it is (a dialog element would take it); Escape and a click outside close it, and return a
 * focus inside of it.
 */
export function MiniCart({ line, message, onClose }: MiniCartProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const variant = useVariantText();
  const { lines } = useCart();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    // A browser without popovers throws here, and the toast is displayed instead.
    if (panel.current?.matches(':popover-open') === false) panel.current.showPopover();
  });

  return (
    <section
      ref={panel}
      popover="auto"
      aria-label={t('cart.added')}
      className={styles.panel}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
    >
      <div className={styles.top}>
        <CheckIcon size={20} />
        <p className={styles.message}>{message}</p>
        <IconButton
          label={t('close')}
          icon={<CloseIcon size={20} />}
          onClick={() => panel.current?.hidePopover()}
        />
      </div>
      <div className={styles.line}>
        <LineImage line={line} sizes={imageSizes.thumb} />
        <div>
          <p>{variant(line)}</p>
          <p className={styles.price}>{money(line.discounted_price)}</p>
        </div>
      </div>
      <p className={styles.subtotal}>
        {t('cart.subtotal')} <strong>{money(cartTotals(lines).subtotal)}</strong>
      </p>
      <div className={styles.actions}>
        <ButtonLink variant="secondary" renderLink={(props) => <Link to={paths.cart} {...props} />}>
          {t('product.goToCart')}
        </ButtonLink>
        <ButtonLink renderLink={(props) => <Link to={paths.checkout} {...props} />}>
          {t('cart.order')}
        </ButtonLink>
      </div>
    </section>
  );
}
