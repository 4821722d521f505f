import { LANGUAGES, type Language } from '@shop/i18n';
import { useBrand } from '../lib/brand.ts';
import { Head } from './head.tsx';
import { languagePath } from '../lib/language-path.ts';
import { useOrigin } from '../lib/origin.ts';
import { useLanguage } from '@shop/app-kit';

type Props = {
  title?: string;
  description?: string;
  /** The path and query of the page's canonical URL, without the prefix of a language. */
  canonicalPath?: string;
  /** Adds `noindex`: for the page of one shopper, and for a page without content. */
  noIndex?: boolean;
  /** The absolute URL of the Open Graph image. The default is the brand's icon. */
  image?: string;
  kind?: 'website' | 'product';
};

const LOCALES: Record<Language, string> = { fr: 'fr_FR', en: 'en_GB' };
const ICON = '/icon-512.png';

/**
 * The page's title with the brand's name, its description, its canonical URL with Open Graph tags, and its URL in each
 * language.
 */
export function PageHead({ title, description, canonicalPath, noIndex, image, kind }: Props) {
  const { name } = useBrand();
  const origin = useOrigin();
  const language = useLanguage();
  const url = (path: string, of: Language) => origin + languagePath(path, of);
  return (
    <Head>
      <title>{title ? `${title} — ${name}` : name}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {canonicalPath !== undefined && (
        <>
          <link rel="canonical" href={url(canonicalPath, language)} />
          {LANGUAGES.map((each) => (
            <link key={each} rel="alternate" hrefLang={each} href={url(canonicalPath, each)} />
          ))}
          <meta property="og:url" content={url(canonicalPath, language)} />
          <meta property="og:type" content={kind ?? 'website'} />
          <meta property="og:site_name" content={name} />
          <meta property="og:locale" content={LOCALES[language]} />
          <meta property="og:title" content={title ?? name} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:image" content={image ?? origin + ICON} />
          <meta property="og:image:alt" content={image ? (title ?? name) : name} />
          {image && <meta name="twitter:card" content="summary_large_image" />}
        </>
      )}
    </Head>
  );
}
