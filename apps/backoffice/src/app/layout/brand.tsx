import Avatar from '@mui/material/Avatar';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useShop } from '../../lib/shop-context.ts';

/** The shop's name with a link to the dashboard, or its first letter where there is no room. */
export function Brand({ isCompact = false }: { isCompact?: boolean }) {
  const { t } = useTranslation();
  const { name } = useShop();
  return (
    <Link
      component={RouterLink}
      to={paths.Dashboard}
      color="inherit"
      underline="none"
      dir="auto"
      sx={{ display: 'grid', alignContent: 'center', minHeight: 44, overflowWrap: 'anywhere' }}
    >
      {isCompact ? (
        <>
          <Avatar
            aria-hidden="true"
            sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', typography: 'h4' }}
          >
            {(name || t('backOffice')).slice(0, 1)}
          </Avatar>
          <VisuallyHidden>{name || t('backOffice')}</VisuallyHidden>
        </>
      ) : (
        <>
          <Typography variant="h4" component="span">
            {name || t('backOffice')}
          </Typography>
          {name && (
            <Typography variant="caption" color="textSecondary" sx={{ lineHeight: 1.3 }}>
              {t('backOffice')}
            </Typography>
          )}
        </>
      )}
    </Link>
  );
}
