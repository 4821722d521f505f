import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import type { Customer } from '@shop/contract/schemas';
import { formatDate, formatPhone } from '@shop/i18n';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CustomerFigures } from '../../../components/customer-figures.tsx';
import { CustomerTags } from '../../../components/customer-tags.tsx';
import { customerPath } from '../../../lib/paths.ts';
import { TYPED_LINE } from '../../../lib/typed-line.ts';
import { CustomerPlaces } from './customer-places.tsx';

/** A customer's summary: name, numbers, places, figures and tags. */
export function CustomerCard({ customer }: { customer: Customer }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = useId();
  const { last_order_at: lastOrder } = customer;
  return (
    <Card
      component="article"
      aria-labelledby={title}
      sx={{ display: 'grid', gridTemplateRows: '1fr auto' }}
    >
      <CardContent sx={{ display: 'grid', alignContent: 'start', gap: 3, p: 5, pb: 0 }}>
        <div>
          <Typography id={title} component="h2" variant="h3" dir="auto" sx={TYPED_LINE}>
            {customer.name || t('customers.nameless')}
          </Typography>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{customer.numbers.map(formatPhone).join(', ')}</bdi>
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            <CustomerPlaces places={customer.places} />
            {lastOrder && customer.places.length > 0 && ' · '}
            {lastOrder && <time dateTime={lastOrder}>{formatDate(lastOrder, language)}</time>}
          </Typography>
        </div>
        <CustomerFigures customer={customer} />
        <CustomerTags tags={customer.tags} isBlocked={customer.blocked} />
      </CardContent>
      <CardActions disableSpacing sx={{ px: 5, pt: 4, pb: 5 }}>
        <Button
          component={Link}
          to={customerPath(customer.id)}
          variant="outlined"
          aria-describedby={title}
        >
          {t('customers.openRecord')}
        </Button>
      </CardActions>
    </Card>
  );
}
