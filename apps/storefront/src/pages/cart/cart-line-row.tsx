import { useTranslation } from '@shop/i18n/react';
import { Link } from 'react-router-dom';
import { colorName, sizeName } from '@shop/i18n';
import { Button } from '@shop/ui';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { lineTotal } from '../../features/cart/cart-totals.ts';
import { LinePicture } from '../../features/cart/line-picture.tsx';
import { newsOf, type Today } from '../../features/cart/todays-lines.ts';
import { CONTENT_LANGUAGE } from '../../platform/content-language.ts';
import { paths } from '../../platform/paths.ts';
import { pictureSizes } from '../../platform/picture-sizes.ts';
import { useLanguage, useMoney } from '../../platform/use-language.ts';
import { LineChanged } from './line-changed.tsx';
import { LineQuantity } from './line-quantity.tsx';
import styles from './cart-line-row.module.css';

type Props = { line: CartLine; today: Today; onRemove: () => void; onRepair: () => void };

/**
 * CART-5: image, name, discounted price, colour, size, quantity and line total of one line; below
 * them what has changed since it was added.
 */
export function CartLineRow({ line, today, onRemove, onRepair }: Props) {
  const { t } = useTranslation();
  const money = useMoney();
  const language = useLanguage();
  const name = line.productName;
  const news = newsOf(line, today);
  return (
    <article className={styles.line}>
      <div className={styles.picture}>
        <LinePicture line={line} sizes={pictureSizes.cartLine} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name} lang={CONTENT_LANGUAGE}>
          <Link to={paths.product({ product_Id: line._id, product_name: name })}>{name}</Link>
        </h2>
        <p className={styles.price}>{money(line.discounted_price)}</p>
        <p className={styles.variant}>
          {t('cart.color', { color: colorName(line.color, language) })}
          <br />
          {t('cart.size', { size: sizeName(line.size, language) })}
        </p>
      </div>
      <div className={styles.change}>
        <LineQuantity line={line} today={today} />
        <Button look="quiet" onClick={onRemove} aria-label={t('cart.removeOf', { name })}>
          {t('cart.remove')}
        </Button>
      </div>
      <p className={styles.total}>{money(lineTotal(line))}</p>
      {news && (
        <div className={styles.changed}>
          <LineChanged news={news} onRepair={onRepair} />
        </div>
      )}
    </article>
  );
}
