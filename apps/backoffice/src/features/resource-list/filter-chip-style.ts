/** The appearance of a chip that sets a filter: filled when the filter is set. */
export function filterChipStyle(isSet: boolean) {
  return {
    minHeight: { xs: 'var(--target)', sm: 32 },
    bgcolor: isSet ? 'var(--color-primary-tint)' : 'background.paper',
    color: isSet ? 'primary.main' : 'text.primary',
    borderColor: isSet ? 'primary.main' : 'var(--color-control)',
  };
}
