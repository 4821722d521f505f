import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { FORM_SECTIONS, sectionId } from './form-section.tsx';

/** Goes to the sections of the product form. It stays in view while the form scrolls. */
export function SectionBar() {
  const { t } = useTranslation();
  return (
    <Stack component="nav" direction="row" aria-label={t('productForm.sectionBar')} sx={BAR}>
      {FORM_SECTIONS.map((name) => (
        <Button key={name} onClick={() => goTo(sectionId(name))}>
          {t(`productForm.shortSections.${name}`)}
        </Button>
      ))}
    </Stack>
  );
}

function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

const BAR = {
  position: 'sticky',
  // Over the padding of the dialog's content.
  top: '-4px',
  zIndex: 2,
  justifyContent: { xs: 'space-between', sm: 'start' },
  gap: { xs: 0, sm: 3 },
  mx: -6,
  px: { xs: 3, sm: 6 },
  py: 1,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  // A low window needs its height for the form.
  '@media (max-height: 479px)': { position: 'static' },
};
