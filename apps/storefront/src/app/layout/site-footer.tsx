import { useTranslation } from '@shop/i18n/react';
import { formatPhone, internationalDigits } from '@shop/i18n';
import { FacebookIcon, InstagramIcon, PhoneIcon, VisuallyHidden } from '@shop/ui';
import { useBrand } from '../../platform/brand.ts';
import { OriginLink } from '../../platform/origin-link.tsx';
import { paths } from '../../platform/paths.ts';
import { FooterSection } from './footer-section.tsx';
import styles from './site-footer.module.css';

/** NAV-6: Call, shop, Orders and Connect. */
export function SiteFooter() {
  const { t } = useTranslation();
  const { name, phone } = useBrand();
  return (
    <footer className={styles.footer}>
      <div className={styles.sections}>
        <FooterSection title={t('Call')} text={t('layout.callText')}>
          {phone && (
            <a className={styles.link} href={`tel:+${internationalDigits(phone)}`}>
              <PhoneIcon size={20} />
              {formatPhone(phone)}
            </a>
          )}
        </FooterSection>
        <FooterSection title={t('shop')} text={t('layout.shopText')}>
          <OriginLink className={styles.link} to={paths.shop()}>
            {t('Choose')}
          </OriginLink>
        </FooterSection>
        <FooterSection title={t('Orders')} text={t('layout.ordersText')}>
          <OriginLink className={styles.link} to={paths.cart}>
            {t('CART')}
          </OriginLink>
        </FooterSection>
        <FooterSection title={t('Connect')} text={t('layout.connectText')}>
          <SocialLinks />
        </FooterSection>
      </div>
      <p className={styles.rights}>
        <span className={styles.brand}>{name}</span>
        {t('layout.rights')}
      </p>
    </footer>
  );
}

function SocialLinks() {
  const { t } = useTranslation();
  const { instagram, facebook } = useBrand();
  const networks = [
    { name: 'Instagram', address: instagram, icon: <InstagramIcon size={20} /> },
    { name: 'Facebook', address: facebook, icon: <FacebookIcon size={20} /> },
  ];
  return networks
    .filter(({ address }) => address)
    .map(({ name, address, icon }) => (
      <a
        key={name}
        className={styles.link}
        href={address}
        target="_blank"
        rel="noopener noreferrer"
      >
        {icon}
        {name}
        <VisuallyHidden> {t('layout.newTab')}</VisuallyHidden>
      </a>
    ));
}
