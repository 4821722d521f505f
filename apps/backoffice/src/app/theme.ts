import { extendTheme } from '@mui/material/styles';
import { breakpoints, durations, layout, radii, type ColorRole } from '@shop/ui/tokens';

/** The custom property of a colour role: it changes with light and dark by itself. */
function color(role: ColorRole): string {
  return `var(--color-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;
}

function filled(main: ColorRole, on: ColorRole, dark: ColorRole = main) {
  return { main: color(main), light: color(main), dark: color(dark), contrastText: color(on) };
}

const hairline = `1px solid ${color('hairline')}`;
const text = 'var(--font-text)';
const focusRing = { outline: `2px solid ${color('door')}`, outlineOffset: 2 };

const asIs = { cursor: 'default' };
const idle = { color: color('inkSoft'), backgroundColor: color('placeholder'), ...asIs };

/** Whether dialogs and messages fade: as the system asks, or never. */
export type ReducedMotion = 'system' | 'always';

/**
 * Material UI dressed by the tokens (visual.md, "the same house seen from the counter"): the door
 * blue on the wall, hairlines instead of shadows, labels above their fields, nothing that ripples.
 * Every colour is a custom property of the tokens, so light and dark need no second palette.
 */
export function createShopTheme(reducedMotion: ReducedMotion) {
  return extendTheme({
    nativeColor: true,
    disableCssColorScheme: true,
    motion: { reducedMotion },
    breakpoints: {
      values: {
        xs: 0,
        sm: breakpoints.navigation,
        md: breakpoints.desktop,
        lg: breakpoints.wide,
        xl: breakpoints.wide + 1,
      },
    },
    colorSchemes: {
      light: {
        palette: {
          primary: filled('door', 'onDoor', 'doorPressed'),
          secondary: filled('bougainvillea', 'onBougainvillea'),
          error: filled('error', 'wall'),
          success: filled('olive', 'wall'),
          warning: filled('jasmine', 'onJasmine'),
          info: filled('door', 'onDoor'),
          background: { default: color('wall'), paper: color('surface') },
          text: { primary: color('ink'), secondary: color('inkSoft'), disabled: color('inkSoft') },
          divider: color('hairline'),
        },
      },
    },
    shape: { borderRadius: radii.soft },
    typography: {
      fontFamily: text,
      fontWeightMedium: 'var(--weight-semibold)',
      button: {
        textTransform: 'none',
        letterSpacing: 0,
        fontSize: 'var(--text-body)',
        fontWeight: 'var(--weight-semibold)',
      },
    },
    transitions: {
      duration: {
        enteringScreen: durations.press,
        leavingScreen: durations.press,
        short: durations.press,
      },
    },
    components: {
      MuiButtonBase: {
        // A check box or switch has the focus inside.
        styleOverrides: { root: { '&:focus-visible, &:has(> input:focus-visible)': focusRing } },
      },
      MuiButton: {
        styleOverrides: {
          root: {
            minHeight: layout.target,
            paddingInline: 20,
            lineHeight: 1.25,
            '&.Mui-disabled': idle,
            '&[aria-disabled="true"], &[aria-disabled="true"]:hover': idle,
          },
          outlined: { borderColor: color('outline') },
          text: { paddingInline: 12 },
          colorPrimary: { '--variant-outlinedBorder': color('outline') },
        },
      },
      MuiIconButton: {
        styleOverrides: {
          root: {
            minWidth: layout.target,
            minHeight: layout.target,
            borderRadius: radii.soft,
            color: color('inkSoft'),
            '&:hover': { color: color('door'), backgroundColor: color('doorTint') },
            '&[aria-disabled="true"]': { ...asIs, opacity: 0.35 },
          },
        },
      },
      MuiPaper: {
        styleOverrides: { root: { border: hairline, backgroundImage: 'none' } },
      },
      MuiBackdrop: { styleOverrides: { root: { backgroundColor: color('scrim') } } },
      MuiDialog: {
        styleOverrides: {
          paper: { boxShadow: `0 24px 64px ${color('shade')}` },
          paperFullScreen: { border: 0 },
        },
      },
      MuiDialogTitle: {
        styleOverrides: {
          root: {
            fontFamily: 'var(--font-display)',
            fontSize: 'var(--text-heading-small)',
            fontWeight: 'var(--weight-regular)',
            lineHeight: 1.2,
            padding: '24px 24px 12px',
          },
        },
      },
      MuiDialogContent: { styleOverrides: { root: { padding: '4px 24px 24px' } } },
      MuiDialogActions: {
        styleOverrides: { root: { padding: '12px 24px 20px', gap: 8, flexWrap: 'wrap' } },
      },
      MuiFormControl: { styleOverrides: { root: { gap: 6 } } },
      MuiInputLabel: {
        styleOverrides: {
          root: {
            position: 'static',
            transform: 'none',
            maxWidth: 'none',
            whiteSpace: 'normal',
            color: color('ink'),
            fontSize: 'var(--text-caption)',
            fontWeight: 'var(--weight-semibold)',
            lineHeight: 1.3,
            '&.Mui-focused': { color: color('ink') },
            '&.Mui-error': { color: color('error') },
          },
        },
      },
      MuiOutlinedInput: {
        styleOverrides: {
          root: {
            minHeight: layout.target,
            backgroundColor: color('surface'),
            fontSize: 'var(--text-body)',
            '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: color('ink') },
            '&:has(:is(input, textarea, select):focus-visible)': { ...focusRing, outlineOffset: 0 },
          },
          input: {
            height: 'auto',
            padding: '10px 12px',
            lineHeight: 1.5,
            '&::placeholder': { color: color('inkSoft'), opacity: 1 },
          },
          multiline: { padding: 0 },
          notchedOutline: { borderColor: color('outline') },
        },
      },
      MuiNativeSelect: {
        styleOverrides: { select: { paddingRight: 40 }, icon: { right: 10, color: color('ink') } },
      },
      MuiFormHelperText: {
        styleOverrides: {
          root: { margin: 0, fontSize: 'var(--text-caption)', lineHeight: 1.4 },
        },
      },
      MuiCheckbox: {
        styleOverrides: { root: { color: color('outline'), padding: 11 } },
      },
    },
  });
}
