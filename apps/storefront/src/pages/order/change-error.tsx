import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@shop/api-client';
import type { OutOfStockLine, LinkedOrder } from '@shop/contract/schemas';
import { variantKey } from '@shop/contract/variant-key';
import { RequestReference } from '../../components/request-reference.tsx';
import { useSizeName } from '../../lib/use-size-name.ts';
import { useOrderTexts } from './use-order-texts.ts';
import styles from './change-error.module.css';

type Props = { order: LinkedOrder; error: unknown };

/** Why a change of the order failed, and what to do; nothing without an error. */
export function ChangeError({ order, error }: Props) {
  if (!error) return null;
  const outOfStockLines = isApiError(error) ? error.lines : undefined;
  return (
    <ErrorNote>
      {outOfStockLines ? (
        outOfStockLines.map((line) => (
          <SoldOutSize
            key={`${line.product} ${line.color} ${line.size}`}
            line={line}
            order={order}
          />
        ))
      ) : (
        <Failure error={error} />
      )}
    </ErrorNote>
  );
}

/** A note about an error, announced when it appears. */
export function ErrorNote({ children }: { children: ReactNode }) {
  return (
    <div className={styles.error} role="alert">
      {children}
    </div>
  );
}

function Failure({ error }: { error: unknown }) {
  const { t } = useOrderTexts();
  const { t: tShop } = useTranslation();
  const code = errorKey(error);
  if (code === 'order_conflict') return <p className={styles.message}>{t('changedMeanwhile')}</p>;
  return (
    <>
      <p className={styles.message}>{t('changeFailed')}</p>
      {code !== 'order_limit' && <p>{tShop(`errors.${code}`)}</p>}
      <p>{t(REPEATABLE.has(code) ? 'changeFailedText' : 'changeFailedHelp')}</p>
      <RequestReference error={error} />
    </>
  );
}

/** The errors after which a repeat can succeed. */
const REPEATABLE: ReadonlySet<string> = new Set([
  'internal',
  'malformed',
  'network',
  'outcome_unknown',
  'unavailable',
]);

function SoldOutSize({ line, order }: { line: OutOfStockLine; order: LinkedOrder }) {
  const { t } = useOrderTexts();
  const sizeName = useSizeName();
  const ordered = order.command_products.find(
    ({ product, color }) =>
      product.product_Id === line.product && variantKey(color) === variantKey(line.color),
  );
  const name = ordered?.product.product_name ?? '';
  return <p>{t('form.sizeSoldOut', { name, size: sizeName(line.size).name })}</p>;
}

function errorKey(error: unknown) {
  if (!isApiError(error)) return 'malformed';
  return error.code ?? (error.kind === 'network' ? 'network' : 'malformed');
}
