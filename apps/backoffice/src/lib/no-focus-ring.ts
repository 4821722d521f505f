/** The style of an element that is focused only so that the keyboard and screen readers continue there. */
export const NO_FOCUS_RING = { '&:focus': { outline: 'none' } } as const;
