import { ArrowRightIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHeading } from '../../features/screen/page-heading.tsx';
import { MENU, paths } from '../../platform/paths.ts';
import { useShop } from '../../platform/shop-context.ts';
import styles from './dashboard-page.module.css';

/** `/admin` (ADM-4): welcomes the owner and leads to each part of the shop; Logout is in the layout above. */
export function DashboardPage() {
  const { t } = useTranslation();
  const { name } = useShop();
  return (
    <>
      <PageHeading
        title={name ? t('dashboard.welcomeTo', { name }) : t('dashboard.welcome')}
        note={t('dashboard.intro')}
      />
      <ul className={styles.parts}>
        {MENU.filter((page) => page !== 'Dashboard').map((page) => (
          <li key={page}>
            <Link to={paths[page]} className={styles.part}>
              <h2 className={styles.title}>
                {t(`menu.${page}`)}
                <ArrowRightIcon size={20} />
              </h2>
              <p className={styles.text}>{t(`dashboard.${page}`)}</p>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
