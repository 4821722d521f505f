import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import type { CustomerWarning } from '@shop/contract/constants';
import type { OrderCustomer } from '@shop/contract/schemas';
import { formatPhone } from '@shop/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OrderNumbers } from '../../components/order-numbers.tsx';
import { customerPath, orderPath } from '../../lib/paths.ts';

/** What the owner should know before confirming an order; nothing without a reason to hesitate. */
export function CustomerWarnings({ data }: { data: OrderCustomer }) {
  const { t } = useTranslation();
  const { customer, others, warnings, same_orders: same, burst_orders: burst } = data;
  const texts: Record<CustomerWarning, ReactNode> = {
    blocked: t('customers.warnings.blocked'),
    refused: t('customers.warnings.refused', { count: customer.refused }),
    same_lines: (
      <>
        {t('customers.warnings.same')}{' '}
        {same.map((id) => (
          <WarningLink key={id} to={orderPath(id)}>
            <span>
              <OrderNumbers>{t('orders.number', { id })}</OrderNumbers>
            </span>
          </WarningLink>
        ))}
      </>
    ),
    burst: t('customers.warnings.burst', { count: burst }),
    other_file: (
      <>
        {t('customers.warnings.other')}{' '}
        {others.map(({ id, name, numbers }) => (
          <WarningLink key={id} to={customerPath(id)}>
            <bdi>{name || formatPhone(numbers[0] ?? '')}</bdi>
          </WarningLink>
        ))}
      </>
    ),
  };
  return warnings.map((warning) => (
    <Alert
      key={warning}
      severity={warning === 'blocked' ? 'error' : 'warning'}
      slotProps={{ root: { role: 'note' } }}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {texts[warning]}
    </Alert>
  ));
}

function WarningLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <MuiLink
      component={Link}
      to={to}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 'var(--target)', mr: 3 }}
    >
      {children}
    </MuiLink>
  );
}
