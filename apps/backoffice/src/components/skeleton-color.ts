/** The colour of skeletons: visible on a surface, in light and in dark. */
export const SKELETON_COLOR = 'color-mix(in srgb, var(--color-text) 10%, var(--color-surface))';
