import { useTranslation } from '@shop/i18n/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LanguageChoice } from '../../features/language/language-choice.tsx';
import { usePageTitle } from '../../features/screen/use-page-title.ts';
import { LoginForm } from '../../features/session/login-form.tsx';
import { isGuardedPath, paths } from '../../platform/paths.ts';
import { useShop } from '../../platform/shop-context.ts';
import styles from './login-page.module.css';

/** `/admin/login` (ADM-1): signs the owner in, then goes where they were going. */
export function LoginPage() {
  const { t } = useTranslation();
  const { name } = useShop();
  const navigate = useNavigate();
  const from = useLocation().state?.from;
  usePageTitle(t('session.title'));

  return (
    <div className={styles.wall}>
      <div className={styles.language}>
        <LanguageChoice />
      </div>
      <main className={styles.door}>
        <p className={styles.brand}>
          {name && <span className={styles.name}>{name}</span>}
          {t('backOffice')}
        </p>
        <h1 className={styles.title}>{t('session.title')}</h1>
        <p className={styles.intro}>{t('session.welcome')}</p>
        <LoginForm
          onDone={() =>
            void navigate(isGuardedPath(from) ? from : paths.Dashboard, { replace: true })
          }
        />
      </main>
    </div>
  );
}
