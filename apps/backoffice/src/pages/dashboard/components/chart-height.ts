/** The height of the revenue chart and of its placeholder. */
export const CHART_HEIGHT = '16.5rem';
