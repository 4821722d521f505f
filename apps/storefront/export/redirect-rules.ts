import { LANGUAGES } from '@shop/i18n';
import { languagePath } from '../src/lib/language-path.ts';
import { paths } from '../src/lib/paths.ts';
import { pageFile } from './page-file.ts';

const COMMENT = `# Netlify and Cloudflare Pages: a page without a file of its own is the file app.html, which both serve at /app. Cloudflare
# applies a rule also where a file exists, so no rule may match a file. Any other path gets 404.html.
`;

/** The paths of the app, except home and the products. */
const APP_PATHS = [
  paths.about,
  paths.contact,
  paths.shop(),
  paths.favourites,
  paths.cart,
  paths.checkout,
  paths.order,
];

/**
 * The file `_redirects` of an exported site: a rule for each page of the app that has no file. With rendered products a
 * product without a page gets 404.html, which is the app too.
 * @param hasFile whether the site has a file
 */
export function redirectRules(hasFile: (path: string) => boolean): string {
  const rules = LANGUAGES.flatMap((language) => {
    const fileOf = (path: string) => languagePath(`/${pageFile(path)}`, language).slice(1);
    const home = languagePath('', language);
    const withoutFile = APP_PATHS.filter((path) => !hasFile(fileOf(path))).map((path) =>
      languagePath(path, language),
    );
    // Where home has no file of its own, nothing was rendered.
    const isRendered = hasFile(fileOf(paths.home));
    return [
      ...withoutFile,
      ...(isRendered ? [] : [languagePath('/product/*', language)]),
      ...(isRendered || home === '' ? [] : [home]),
    ];
  });
  return COMMENT + rules.map((path) => `${path} /app 200\n`).join('');
}
