import type { OrderStatus as Status } from '@shop/contract/constants';
import { Badge, type BadgeProps } from '@shop/ui';
import { useTranslation } from '@shop/i18n/react';

const TONES: Record<Status, NonNullable<BadgeProps['tone']>> = {
  new: 'count',
  confirmed: 'neutral',
  shipped: 'neutral',
  delivered: 'success',
  cancelled: 'failure',
  returned: 'failure',
};

/** An order's status in a word; nothing on a host that has none. */
export function OrderStatus({ status }: { status: Status | undefined }) {
  const { t } = useTranslation();
  return status && <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>;
}
