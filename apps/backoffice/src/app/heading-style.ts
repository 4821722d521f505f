/** The style of headings, by the name of their size among the design tokens. */
export function heading(size: string) {
  return {
    fontFamily: 'var(--font-display)',
    fontSize: `var(--text-${size})`,
    fontWeight: 'var(--weight-regular)',
    lineHeight: 'var(--line-height-heading)',
    // Any other value disables the ligature of fi.
    letterSpacing: 'normal',
  };
}
