import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isPhone } from '@shop/contract/phone';
import type { CustomerRecord } from '@shop/contract/schemas';
import { formatPhone, telUrl, whatsAppUrl } from '@shop/i18n';
import { WhatsAppIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { IconAction } from '../../../components/icon-action.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { buyerGreeting } from '../../../features/buyer-messages/buyer-greeting.ts';
import { MessageLanguageField } from '../../../features/buyer-messages/message-language-field.tsx';
import { useBuyerTexts } from '../../../features/buyer-messages/use-buyer-texts.ts';
import { useMessageLanguage } from '../../../features/buyer-messages/use-message-language.ts';
import {
  INACTIVE_LINK,
  writeLink,
  type WriteLink,
} from '../../../features/buyer-messages/write-link.ts';
import { useUndoEdit } from '../../../features/edit-undo/use-undo-edit.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { TYPED_LINE } from '../../../lib/typed-line.ts';

/** The phone numbers of a customer with their links, the language of the messages, and the places of the orders. */
export function CustomerContact({ customer }: { customer: CustomerRecord }) {
  const { t } = useTranslation();
  const { name: shop } = useShop();
  const [number = ''] = customer.numbers;
  const buyer = { id: customer.id, number, stored: customer.message_language };
  const announce = useAnnounce();
  const { optionsFor } = useUndoEdit(announce);
  const chosen = useMessageLanguage(buyer, {
    notices: { announce, optionsFor },
    findCustomer: () => Promise.resolve(customer.id),
  });
  const loaded = useBuyerTexts(chosen.language);
  const { texts } = loaded;
  const greeting = texts && customer.name.trim() ? buyerGreeting(customer.name, shop, texts) : '';
  const addresses = customer.order_list.map(({ street, city }) => `${street}, ${city}`);
  return (
    <>
      <section>
        <SectionHeading level={2}>{t('customers.numbers')}</SectionHeading>
        <Stack sx={{ pt: 2 }}>
          {customer.numbers.map((each) => (
            <PhoneNumber
              key={each}
              number={each}
              write={writeLink(whatsAppUrl(each, greeting), loaded)}
            />
          ))}
        </Stack>
        <Box sx={{ pt: 4 }}>
          <MessageLanguageField chosen={chosen} label={t('customers.messageLanguage')} />
        </Box>
      </section>
      {addresses.length > 0 && (
        <section>
          <SectionHeading level={2}>{t('customers.places')}</SectionHeading>
          <Stack sx={{ pt: 3, gap: 2 }}>
            {[...new Set(addresses)].map((address) => (
              <Typography key={address} dir="auto" sx={TYPED_LINE}>
                {address}
              </Typography>
            ))}
          </Stack>
        </section>
      )}
    </>
  );
}

/** A phone number with its links. The WhatsApp message begins with a greeting. */
function PhoneNumber({ number, write }: { number: string; write: WriteLink }) {
  const { t } = useTranslation();
  const shown = formatPhone(number);
  const label = `${t('orders.whatsApp')} ${shown}`;
  if (!isPhone(number)) return <bdi>{shown}</bdi>;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Link
        href={telUrl(number)}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 'var(--target)' }}
      >
        <bdi>{shown}</bdi>
      </Link>
      <IconAction
        label={write.isWithoutText ? t('orders.withoutText', { label }) : label}
        icon={<WhatsAppIcon size={20} />}
        href={write.href}
        target="_blank"
        rel="noreferrer"
        {...(write.isInactive && INACTIVE_LINK)}
      />
    </Stack>
  );
}
