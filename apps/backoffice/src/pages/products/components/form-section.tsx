import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The sections of the product form, in their order. */
export const FORM_SECTIONS = ['images', 'essentials', 'pricing', 'stock'] as const;
export type FormSectionName = (typeof FORM_SECTIONS)[number];

/** The id of a section's heading, to which the section bar goes. */
export function sectionId(name: FormSectionName): string {
  return `product-form-${name}`;
}

/** A section of the product form, with its heading. */
export function FormSection({ name, children }: { name: FormSectionName; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Paper
      component="section"
      aria-labelledby={sectionId(name)}
      sx={{ display: 'grid', gap: 4, minWidth: 0, mx: { xs: -2, sm: 0 }, p: { xs: 3, sm: 5 } }}
    >
      <Typography id={sectionId(name)} component="h3" variant="h4" tabIndex={-1}>
        {t(`productForm.sections.${name}`)}
      </Typography>
      {children}
    </Paper>
  );
}
