import type { Language } from '@shop/i18n';
import { useBrand } from './brand.ts';
import { useOrigin } from './origin.ts';
import { useLanguage } from './use-language.ts';

type Props = {
  title?: string;
  description?: string;
  /** The page's one address, from its path on, however it was reached. */
  address?: string;
  /** For one shopper only, or about what there is not: stays out of search results. */
  isUnlisted?: boolean;
  /** The picture a shared link shows, by its absolute address; else the brand's mark. */
  picture?: string;
  kind?: 'website' | 'product';
};

const LOCALES: Record<Language, string> = { fr: 'fr_FR', en: 'en_GB' };
const MARK = '/icon-512.png';

/**
 * The page's title, ended by the brand's name, its description, and what a link to it shows where it
 * is shared (Open Graph); React moves all of it into the head, on a server too.
 */
export function PageHead({ title, description, address, isUnlisted, ...shared }: Props) {
  const { name } = useBrand();
  return (
    <>
      <title>{title ? `${title} — ${name}` : name}</title>
      {description && <meta name="description" content={description} />}
      {isUnlisted && <meta name="robots" content="noindex" />}
      {address !== undefined && (
        <ShareHead title={title ?? name} description={description} address={address} {...shared} />
      )}
    </>
  );
}

type ShareProps = Pick<Props, 'picture' | 'kind'> & {
  title: string;
  description: string | undefined;
  address: string;
};

function ShareHead({ title, description, address, picture, kind = 'website' }: ShareProps) {
  const { name } = useBrand();
  const origin = useOrigin();
  const language = useLanguage();
  return (
    <>
      <link rel="canonical" href={origin + address} />
      <meta property="og:url" content={origin + address} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={LOCALES[language]} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={picture ?? origin + MARK} />
      <meta property="og:image:alt" content={picture ? title : name} />
      {picture && <meta name="twitter:card" content="summary_large_image" />}
    </>
  );
}
