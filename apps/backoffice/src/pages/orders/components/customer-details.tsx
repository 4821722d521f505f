import Link from '@mui/material/Link';
import { useLanguage } from '@shop/app-kit';
import type { Order } from '@shop/contract/schemas';
import { formatDateTime, formatPhone, telUrl } from '@shop/i18n';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Description, DescriptionList } from '../../../components/description-list.tsx';
import { callableNumbers } from '../../../lib/callable-numbers.ts';
import { OrderAddress } from './order-address.tsx';

/** Who ordered, and where the order goes. */
export function CustomerDetails({ order }: { order: Order }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const numbers = callableNumbers(order.number);
  return (
    <DescriptionList>
      <Description name={t('orders.client')}>
        <bdi>{order.client_name}</bdi>
      </Description>
      <Description name={t('orders.phone')}>
        {numbers.length === 0 && <bdi>{order.number}</bdi>}
        {numbers.map((number, index) => (
          <Fragment key={number}>
            {index > 0 && ' · '}
            <Link href={telUrl(number)}>{formatPhone(number)}</Link>
          </Fragment>
        ))}
      </Description>
      {order.email !== '' && (
        <Description name={t('orders.email')}>
          <Link href={`mailto:${encodeURIComponent(order.email)}`}>{order.email}</Link>
        </Description>
      )}
      <Description name={t('orders.address')}>
        <OrderAddress order={order} />
      </Description>
      {order.created_at && (
        <Description name={t('orders.placedAt')}>
          {formatDateTime(order.created_at, language)}
        </Description>
      )}
      {order.source && (
        <Description name={t('orders.source')}>{t(`orders.sources.${order.source}`)}</Description>
      )}
    </DescriptionList>
  );
}
