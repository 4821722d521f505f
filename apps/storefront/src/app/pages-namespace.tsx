import { loadPages } from '@shop/i18n/storefront';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

let resources: Awaited<ReturnType<typeof loadPages>>['storefrontPages'] | undefined;

/** Fetches a page's module and, with the first of them, the namespace `pages` in French. */
export async function withPagesNamespace<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), loadResources()]);
  return module;
}

async function loadResources(): Promise<void> {
  resources ??= (await loadPages()).storefrontPages;
}

/** Adds the namespace to the i18next instance of the render before the page is rendered. */
export function addPagesNamespace(Page: ComponentType): ComponentType {
  return function PageWithNamespace() {
    const { i18n } = useTranslation();
    if (resources && !i18n.hasResourceBundle('fr', 'pages'))
      i18n.addResourceBundle('fr', 'pages', resources);
    return <Page />;
  };
}
