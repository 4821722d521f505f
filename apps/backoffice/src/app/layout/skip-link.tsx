import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';

/** The first link of a page: moves the focus to the content. Visible while it has the focus. */
export function SkipLink({ contentId }: { contentId: string }) {
  const { t } = useTranslation();
  return (
    <Link
      href={`#${contentId}`}
      sx={{
        position: 'fixed',
        inset: '0 auto auto 0',
        zIndex: 'tooltip',
        px: 4,
        py: 3,
        bgcolor: 'background.paper',
        '&:not(:focus)': { clipPath: 'inset(50%)' },
      }}
    >
      {t('skipToContent')}
    </Link>
  );
}
