import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { colorName } from '@shop/i18n';
import { Button, QuantityStepper } from '@shop/ui';
import { mostOf, type CartLine } from '../../features/cart/cart-line.ts';
import { lineTotal } from '../../features/cart/cart-totals.ts';
import { LinePicture } from '../../features/cart/line-picture.tsx';
import { useCartDispatch } from '../../features/cart/use-cart.ts';
import { CONTENT_LANGUAGE } from '../../platform/content-language.ts';
import { paths } from '../../platform/paths.ts';
import { pictureSizes } from '../../platform/picture-sizes.ts';
import { useLanguage, useMoney } from '../../platform/use-language.ts';
import styles from './cart-line-row.module.css';

type Props = { line: CartLine; onRemove: () => void };

/** CART-5: image, name, discounted price, colour, size, quantity and line total of one line. */
export function CartLineRow({ line, onRemove }: Props) {
  const { t } = useTranslation();
  const money = useMoney();
  const language = useLanguage();
  const name = line.productName;
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
          {t('cart.size', { size: line.size })}
        </p>
      </div>
      <div className={styles.change}>
        <LineQuantity line={line} />
        <Button look="quiet" onClick={onRemove} aria-label={t('cart.removeOf', { name })}>
          {t('cart.remove')}
        </Button>
      </div>
      <p className={styles.total}>{money(lineTotal(line))}</p>
    </article>
  );
}

/** CART-2: the line's own − and +, never below 1, never above its stock. */
function LineQuantity({ line }: { line: CartLine }) {
  const { t } = useTranslation();
  const dispatch = useCartDispatch();
  const name = line.productName;

  function change(quantity: number) {
    dispatch({ type: 'cart/set-quantity', key: line, quantity });
  }

  return (
    <QuantityStepper
      value={line.quantity}
      max={mostOf(line)}
      onChange={change}
      texts={{
        label: t('cart.quantityOf', { name }),
        decrease: t('cart.less', { name }),
        increase: t('cart.more', { name }),
      }}
    />
  );
}
