/** An image in the client: the path exactly as the API server returned it, and its absolute URL (API-2). */
export type Image = {
  path: string;
  url: string;
  /** Feature `image-colors`: the product's colour that the image shows. */
  color?: string;
};
