import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type StickyBarProps = {
  /** The accessible name. */
  label: string;
  /** The height that the bar covers at most, with its distance to the window's bottom, as CSS lengths. */
  covered: { phone: string; wider: string };
  sx: SxProps<Theme>;
  children: ReactNode;
};

/** Actions at the bottom of the window, above the page. */
export function StickyBar({ label, covered, sx, children }: StickyBarProps) {
  return (
    <Paper
      component="section"
      aria-label={label}
      data-foot
      sx={[
        {
          position: 'sticky',
          // On a phone the bar is above the navigation.
          bottom: { xs: 'calc(var(--space-20) + env(safe-area-inset-bottom))', sm: 16 },
          zIndex: 'var(--layer-floating)',
          borderColor: 'var(--color-control)',
          boxShadow: '0 8px 24px var(--color-shadow)',
          // The page is not seen between the bar and the window's bottom.
          '&::after': {
            content: '""',
            position: 'absolute',
            inset: 'calc(100% + 1px) -16px auto',
            height: { sm: 16 },
            bgcolor: 'background.default',
          },
          // The bar's own buttons stay in place when they get the focus.
          '& button': { scrollMarginBottom: { xs: `-${covered.phone}`, sm: `-${covered.wider}` } },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {/* WCAG 2.4.11: the bar does not cover the focused element. */}
      <GlobalStyles
        styles={(theme: Theme) => ({
          // More specific than the padding above the navigation of a phone.
          ':root:root:root': {
            scrollPaddingBottom: covered.phone,
            [theme.breakpoints.up('sm')]: { scrollPaddingBottom: covered.wider },
          },
        })}
      />
      {children}
    </Paper>
  );
}
