import { useBrand } from './brand.ts';

/**
 * The page's title, ended by the brand's name, and its description; React moves both into the head,
 * on a server too.
 */
export function PageHead({ title, description }: { title?: string; description?: string }) {
  const { name } = useBrand();
  return (
    <>
      <title>{title ? `${title} — ${name}` : name}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
