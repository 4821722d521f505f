import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { colorName, isOneSize, sizeName } from '@shop/i18n';
import { Button } from '@shop/ui';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { lineTotal } from '../../features/cart/cart-totals.ts';
import { LineImage } from '../../features/cart/line-image.tsx';
import { findIssue, type CurrentProducts } from '../../features/cart/reconcile-cart.ts';
import { CONTENT_LANGUAGE } from '../../lib/content-language.ts';
import { paths } from '../../lib/paths.ts';
import { imageSizes } from '../../lib/image-sizes.ts';
import { useLanguage } from '@shop/app-kit';
import { useMoney } from '../../lib/use-money.ts';
import { LineIssue } from './line-issue.tsx';
import { LineQuantity } from './line-quantity.tsx';
import styles from './cart-line-row.module.css';

type Props = { line: CartLine; current: CurrentProducts; onRemove: () => void; onFix: () => void };

/**
 * CART-5: image, name, discounted price, colour, size, quantity and total of one line, with the issue of the
 * line below them.
 */
export function CartLineRow({ line, current, onRemove, onFix }: Props) {
  const { t } = useTranslation();
  const money = useMoney();
  const language = useLanguage();
  const name = line.productName;
  const size = sizeName(line.size, language);
  const issue = findIssue(line, current);
  return (
    <article className={styles.line}>
      <div className={styles.image}>
        <LineImage line={line} sizes={imageSizes.cartLine} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.name} lang={CONTENT_LANGUAGE}>
          <Link to={paths.product({ product_Id: line._id, product_name: name })}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className={styles.price}>{money(line.discounted_price)}</p>
        <p className={styles.variant}>
          {t('cart.color', { color: colorName(line.color, language) })}
          <br />
          {isOneSize(line.size) ? size : t('cart.size', { size })}
        </p>
      </div>
      <div className={styles.actions}>
        <LineQuantity line={line} current={current} />
        <Button variant="quiet" onClick={onRemove} aria-label={t('cart.removeOf', { name })}>
          {t('cart.remove')}
        </Button>
      </div>
      <p className={styles.total}>{money(lineTotal(line))}</p>
      {issue && (
        <div className={styles.issue}>
          <LineIssue issue={issue} onFix={onFix} />
        </div>
      )}
    </article>
  );
}
