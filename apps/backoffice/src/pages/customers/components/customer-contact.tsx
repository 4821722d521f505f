import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isPhone } from '@shop/contract/phone';
import type { CustomerFile } from '@shop/contract/schemas';
import { formatPhone, internationalDigits, whatsAppUrl } from '@shop/i18n';
import { WhatsAppIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { IconAction } from '../../../components/icon-action.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';

/** The phone numbers of a customer with their links, and the places of the orders. */
export function CustomerContact({ file }: { file: CustomerFile }) {
  const { t } = useTranslation();
  const addresses = file.order_list.map(({ street, city }) => `${street}, ${city}`);
  return (
    <>
      <section>
        <SectionHeading level={2}>{t('customers.numbers')}</SectionHeading>
        <Stack sx={{ pt: 2 }}>
          {file.numbers.map((number) => (
            <PhoneNumber key={number} number={number} />
          ))}
        </Stack>
      </section>
      {addresses.length > 0 && (
        <section>
          <SectionHeading level={2}>{t('customers.places')}</SectionHeading>
          <Stack sx={{ pt: 3, gap: 2 }}>
            {[...new Set(addresses)].map((address) => (
              <Typography key={address} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                {address}
              </Typography>
            ))}
          </Stack>
        </section>
      )}
    </>
  );
}

function PhoneNumber({ number }: { number: string }) {
  const { t } = useTranslation();
  const shown = formatPhone(number);
  if (!isPhone(number)) return <bdi>{shown}</bdi>;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Link
        href={`tel:+${internationalDigits(number)}`}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 'var(--target)' }}
      >
        <bdi>{shown}</bdi>
      </Link>
      <IconAction
        label={`${t('orders.whatsApp')} ${shown}`}
        icon={<WhatsAppIcon size={20} />}
        href={whatsAppUrl(number)}
        target="_blank"
        rel="noreferrer"
      />
    </Stack>
  );
}
