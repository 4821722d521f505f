import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PhoneIcon, WhatsAppIcon } from '@shop/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { WriteButton } from '../../../features/buyer-messages/write-button.tsx';
import type { ContactLinks } from '../hooks/use-contact-links.ts';

export type ContactButtonsProps = Pick<ButtonProps<'a'>, 'size' | 'sx' | 'onClick'> & {
  /** The links of each number of the customer. */
  links: readonly ContactLinks[];
  /** Whether the call is the main action. */
  isMain?: boolean;
};

/** Buttons to call a customer and to write on WhatsApp. Several numbers are each shown above their buttons. */
export function ContactButtons({ links, isMain = false, ...button }: ContactButtonsProps) {
  const { t } = useTranslation();
  const hasSeveral = links.length > 1;
  const nameOf = (action: string, number: string) =>
    hasSeveral ? { 'aria-label': `${action} ${number}` } : {};
  return links.map(({ number, call, write }, index) => (
    <Fragment key={number}>
      {hasSeveral && (
        <Typography variant="body2" sx={{ flexBasis: '100%', mb: -2 }}>
          <bdi>{number}</bdi>
        </Typography>
      )}
      <Button
        {...button}
        {...nameOf(t('orders.call'), number)}
        variant={isMain && index === 0 ? 'contained' : 'outlined'}
        href={call}
        startIcon={<PhoneIcon size={20} />}
      >
        {t('orders.call')}
      </Button>
      <WriteButton
        {...button}
        {...(!write.isWithoutText && nameOf(t('orders.whatsApp'), number))}
        variant="outlined"
        link={write}
        label={t('orders.whatsApp')}
        target="_blank"
        rel="noreferrer"
        startIcon={<WhatsAppIcon size={20} />}
      />
    </Fragment>
  ));
}
