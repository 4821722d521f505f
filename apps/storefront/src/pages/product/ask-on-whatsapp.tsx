import { useTranslation } from 'react-i18next';
import { whatsAppUrl } from '@shop/i18n';
import { ButtonLink, VisuallyHidden, WhatsAppIcon } from '@shop/ui';
import { useBrand } from '../../lib/brand.ts';
import { useOrigin } from '../../lib/origin.ts';

type Props = {
  name: string;
  /** The product's path, with the chosen colour and size. */
  path: string;
};

/** A link to a WhatsApp message to the brand, with the product's name and URL. */
export function AskOnWhatsApp({ name, path }: Props) {
  const { t } = useTranslation();
  const link = useOrigin() + path;
  const { phone } = useBrand();
  if (!phone) return null;
  const href = whatsAppUrl(phone, t('product.whatsAppText', { name, link }));
  return (
    <ButtonLink
      variant="quiet"
      renderLink={({ children, ...props }) => (
        <a href={href} target="_blank" rel="noopener noreferrer" {...props}>
          {children}
        </a>
      )}
    >
      <WhatsAppIcon size={20} />
      {t('product.askOnWhatsApp')}
      <VisuallyHidden> {t('layout.newTab')}</VisuallyHidden>
    </ButtonLink>
  );
}
