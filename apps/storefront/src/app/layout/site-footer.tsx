import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatPhone, telUrl } from '@shop/i18n';
import { FacebookIcon, InstagramIcon, PhoneIcon, VisuallyHidden } from '@shop/ui';
import { useBrand } from '../../lib/brand.ts';
import { OriginLink } from '../../components/origin-link.tsx';
import { paths, type AboutSection } from '../../lib/paths.ts';
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
            <a className={styles.link} href={telUrl(phone)}>
              <PhoneIcon size={20} />
              {formatPhone(phone)}
            </a>
          )}
        </FooterSection>
        <FooterSection title={t('shop')} text={t('layout.shopText')}>
          <OriginLink className={styles.link} to={paths.shop()}>
            {t('Choose')}
          </OriginLink>
          <AboutLink section="sizes">{t('layout.sizes')}</AboutLink>
        </FooterSection>
        <FooterSection title={t('Orders')} text={t('layout.ordersText')}>
          <OriginLink className={styles.link} to={paths.cart}>
            {t('CART')}
          </OriginLink>
          <AboutLink section="delivery">{t('home.offerDeliveryTitle')}</AboutLink>
          <AboutLink section="exchange">{t('home.offerExchangeTitle')}</AboutLink>
        </FooterSection>
        <FooterSection title={t('Connect')} text={t('layout.connectText')}>
          <SocialLinks />
        </FooterSection>
      </div>
      <p className={styles.rights}>
        <span className={styles.brand}>{name}</span>
        {t('layout.rights')}
        <AboutLink section="conditions">{t('layout.conditions')}</AboutLink>
      </p>
    </footer>
  );
}

function AboutLink({ section, children }: { section: AboutSection; children: string }) {
  return (
    <Link className={styles.link} to={paths.aboutSection(section)}>
      {children}
    </Link>
  );
}

function SocialLinks() {
  const { t } = useTranslation();
  const { instagram, facebook } = useBrand();
  const networks = [
    { name: 'Instagram', url: instagram, icon: <InstagramIcon size={20} /> },
    { name: 'Facebook', url: facebook, icon: <FacebookIcon size={20} /> },
  ];
  return networks
    .filter(({ url }) => url)
    .map(({ name, url, icon }) => (
      <a key={name} className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
        {icon}
        {name}
        <VisuallyHidden> {t('layout.newTab')}</VisuallyHidden>
      </a>
    ));
}

type FooterSectionProps = { title: string; text: string; children: ReactNode };

/** One section of the footer: a title, a text and its links. */
function FooterSection({ title, text, children }: FooterSectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      <div className={styles.links}>{children}</div>
    </section>
  );
}
