import type { AlertColor } from '@mui/material/Alert';
import type { ThemeOptions } from '@mui/material/styles';
import { customMedia, layout, radii, type ColorRole } from '@shop/ui/tokens';
import { SKELETON_COLOR } from '../components/skeleton-color.ts';
import { heading } from './heading-style.ts';

/** The custom property of a design token that Material UI's palette has no name for. */
function color(role: ColorRole): string {
  return `var(--color-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;
}

const border = `1px solid ${color('border')}`;
const focusOutline = {
  outline: `var(--focus-ring-width) solid ${color('primary')}`,
  outlineOffset: 'var(--focus-ring-width)',
};
/** An open dialog has the focus as a whole, until its first control has it. */
const noFocusRing = { '&:focus-visible': { outline: 'none' } };
const inactive = {
  color: color('textMuted'),
  backgroundColor: color('placeholder'),
  cursor: 'default',
};

function alertColors(severity: AlertColor, edge: ColorRole, background: ColorRole) {
  const style = { borderColor: color(edge), backgroundColor: color(background) };
  return { props: { severity }, style };
}

/** What every Material UI component has in common: its default props and styles, by the design tokens. */
export const themeComponents: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // In a checkbox or switch, the input inside has the focus.
    styleOverrides: {
      root: {
        '&:focus-visible, &:has(> input:focus-visible)': focusOutline,
        // An icon keeps its size beside a long text.
        '& svg': { flex: 'none' },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: layout.target,
        paddingInline: 20,
        lineHeight: 1.25,
        '&.Mui-disabled': inactive,
        '&[aria-disabled="true"], &[aria-disabled="true"]:hover': inactive,
      },
      outlined: { borderColor: color('control') },
      text: { paddingInline: 12 },
      colorPrimary: { '--variant-outlinedBorder': color('control') },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        minWidth: layout.target,
        minHeight: layout.target,
        borderRadius: radii.soft,
        color: color('textMuted'),
        '&:hover': { color: color('primary'), backgroundColor: color('primaryTint') },
        '&[aria-disabled="true"]': { cursor: 'default', opacity: 0.35 },
      },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { border, backgroundImage: 'none' } },
  },
  MuiAppBar: {
    defaultProps: { color: 'inherit', elevation: 0 },
    styleOverrides: {
      root: {
        border: 0,
        borderBottom: border,
        backgroundColor: color('surface'),
        color: color('text'),
      },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: { border: 0, borderInlineEnd: border, boxShadow: 'none', ...noFocusRing },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        minHeight: layout.target,
        borderRadius: radii.soft,
        color: color('textMuted'),
        // Lighter than the selected entry.
        '&:hover': {
          color: color('primary'),
          backgroundColor: `color-mix(in srgb, ${color('primaryTint')} 40%, transparent)`,
        },
        '&.Mui-selected, &.Mui-selected:hover': {
          color: color('primary'),
          backgroundColor: color('primaryTint'),
        },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'inherit' } } },
  MuiBottomNavigation: {
    styleOverrides: { root: { height: 'auto', minHeight: 56, backgroundColor: 'transparent' } },
  },
  MuiBottomNavigationAction: {
    styleOverrides: {
      root: {
        minWidth: 0,
        maxWidth: 'none',
        padding: '8px 0',
        gap: 2,
        '&.Mui-selected': { boxShadow: `inset 0 2px 0 ${color('primary')}` },
      },
      label: {
        // « Commandes » is on one line also in a fifth of 320 px, where the labels beside it are shorter.
        maxWidth: 'calc(100% + 8px)',
        marginInline: '-4px',
        letterSpacing: 'clamp(-0.05em, 0.76vw - 3.14px, -0.02em)',
        fontSize: 'var(--text-caption)',
        lineHeight: 1.2,
        overflowWrap: 'anywhere',
        '&.Mui-selected': { fontSize: 'var(--text-caption)' },
      },
    },
  },
  MuiPopover: {
    // Inside its landmark, where screen readers look for it.
    defaultProps: { disablePortal: true },
    styleOverrides: { paper: { boxShadow: 'var(--elevation-popover)' } },
  },
  // Material UI removes the minimum height on wide screens.
  MuiMenuItem: {
    styleOverrides: { root: { '&.MuiMenuItem-root': { minHeight: layout.target } } },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        backgroundColor: color('text'),
        color: color('background'),
        fontSize: 'var(--text-caption)',
      },
    },
  },
  MuiCardContent: {
    styleOverrides: { root: { padding: 20, '&:last-child': { paddingBottom: 20 } } },
  },
  MuiCardActions: { styleOverrides: { root: { padding: '0 20px 20px', gap: 8 } } },
  MuiCardActionArea: {
    styleOverrides: {
      focusHighlight: { display: 'none' },
      root: {
        '&:hover': { backgroundColor: color('primaryTint') },
        // The card clips what is outside it.
        '&:focus-visible': { outlineOffset: -2 },
      },
    },
  },
  MuiPaginationItem: {
    defaultProps: { shape: 'rounded' },
    styleOverrides: {
      root: {
        minWidth: layout.target,
        height: layout.target,
        margin: 0,
        fontSize: 'var(--text-body)',
        fontVariantNumeric: 'tabular-nums lining-nums',
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: color('primaryTint'),
          color: color('primary'),
          fontWeight: 'var(--weight-semibold)',
        },
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: layout.target,
        paddingInline: 16,
        borderColor: color('control'),
        color: color('text'),
        lineHeight: 1.25,
        // In a group, its transparent border is over the border of the button before it.
        backgroundClip: 'padding-box',
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: color('primaryTint'),
          color: color('primary'),
        },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: color('border'), padding: '10px 12px', lineHeight: 1.4 },
      head: { color: color('textMuted'), fontWeight: 'var(--weight-semibold)' },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiInputAdornment: { styleOverrides: { root: { flex: 'none', color: color('textMuted') } } },
  MuiAlert: {
    defaultProps: { icon: false },
    styleOverrides: {
      root: {
        padding: '12px 16px',
        border: 0,
        borderInlineStart: '3px solid',
        borderRadius: 0,
        color: color('text'),
        overflowWrap: 'anywhere',
        variants: [
          alertColors('error', 'danger', 'dangerTint'),
          alertColors('warning', 'accent', 'placeholder'),
          alertColors('info', 'primary', 'primaryTint'),
          alertColors('success', 'success', 'successTint'),
        ],
      },
      // One line is centred beside a button, which is higher.
      message: { padding: 0, alignSelf: 'center' },
      // As high as a line of the title beside it.
      icon: { flex: 'none', padding: '4px 0' },
      // The label of a button has no line break inside a word.
      action: { overflowWrap: 'normal', paddingTop: 0 },
    },
  },
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        backgroundColor: color('placeholder'),
        color: color('text'),
        fontWeight: 'var(--weight-semibold)',
        fontVariantNumeric: 'tabular-nums',
        '@media (forced-colors: active)': { border: '1px solid CanvasText' },
      },
      colorSuccess: { backgroundColor: color('successTint'), color: color('success') },
      colorError: { backgroundColor: color('dangerTint'), color: color('danger') },
      colorWarning: { backgroundColor: color('accent'), color: color('onAccent') },
      colorSecondary: { backgroundColor: color('sale'), color: color('onSale') },
    },
  },
  MuiSkeleton: {
    styleOverrides: {
      root: {
        backgroundColor: SKELETON_COLOR,
        // An endless animation uses a phone's battery.
        animationDelay: 'var(--duration-delay)',
        animationIterationCount: 20,
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: color('backdrop') } },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { boxShadow: 'var(--elevation-dialog)', ...noFocusRing },
      paperFullScreen: { border: 0 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { ...heading('heading-small'), lineHeight: 1.2, padding: '24px 24px 12px' },
    },
  },
  MuiDialogContent: {
    // What is hidden visually is positioned in it: elsewhere it would scroll the head and the buttons of the dialog too.
    styleOverrides: { root: { padding: '4px 24px 24px', position: 'relative' } },
  },
  MuiDialogActions: {
    // The gap is between rows too.
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        padding: '12px 24px 20px',
        gap: '8px 16px',
        flexWrap: 'wrap',
        [`@media ${customMedia['--low']}`]: {
          padding: '4px 8px',
          '& .MuiButton-root': { paddingInline: 12 },
        },
      },
    },
  },
  MuiFormControl: { styleOverrides: { root: { gap: 6 } } },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    // Labels are above their fields.
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        whiteSpace: 'normal',
        color: color('text'),
        fontSize: 'var(--text-caption)',
        fontWeight: 'var(--weight-semibold)',
        lineHeight: 1.3,
        '&.Mui-focused': { color: color('text') },
        '&.Mui-error': { color: color('danger') },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: layout.target,
        backgroundColor: color('surface'),
        fontSize: 'var(--text-body)',
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: color('text') },
        '&:has(:is(input, textarea, select):focus-visible)': {
          ...focusOutline,
          outlineOffset: 0,
        },
      },
      input: {
        height: 'auto',
        padding: '10px 12px',
        lineHeight: 1.5,
        textOverflow: 'ellipsis',
        '.MuiInputAdornment-positionStart ~ &': { paddingLeft: 0 },
        '&::placeholder': { color: color('textMuted'), opacity: 1 },
      },
      multiline: { padding: 0 },
      notchedOutline: { borderColor: color('control') },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: { paddingRight: 40, textOverflow: 'ellipsis' },
      icon: { right: 10, color: color('text') },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { margin: 0, fontSize: 'var(--text-caption)', lineHeight: 1.4 },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      // The focus ring is outside the track.
      root: { overflow: 'visible' },
      switchBase: {
        '&.MuiSwitch-switchBase': { color: color('control') },
        '&.MuiSwitch-switchBase.Mui-checked': { color: color('primary') },
        '&.Mui-checked + .MuiSwitch-track.MuiSwitch-track': {
          borderColor: color('primary'),
          backgroundColor: color('primaryTint'),
        },
        '& + .MuiSwitch-track.MuiSwitch-track': { opacity: 1 },
      },
      track: {
        boxSizing: 'border-box',
        border: `1px solid ${color('control')}`,
        backgroundColor: color('surface'),
      },
      thumb: { boxShadow: 'none' },
    },
  },
  MuiCheckbox: {
    styleOverrides: { root: { color: color('control'), padding: 11 } },
  },
};
