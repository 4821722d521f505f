/** The greatest width of a page and of its app bar, in pixels. */
export const CONTENT_WIDTH = 1440;
