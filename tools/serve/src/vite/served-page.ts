import type { Plugin } from 'vite';
import { fillPage } from '../page.ts';
import { readSettings } from '../settings.ts';

/**
 * Does in `vite dev` what the server does with a built page: writes `SHOP_API_URL` and `SHOP_BRAND`
 * over `%SHOP_API%` and `%SHOP_BRAND%`. A build keeps the marks. Throws `WrongSetting` at the start.
 */
export function servedPage(): Plugin {
  const { SHOP_API_URL, SHOP_BRAND } = readSettings(process.env);
  return {
    name: 'shop:served-page',
    apply: 'serve',
    transformIndexHtml: (html) => fillPage(html, { apiUrl: SHOP_API_URL, brand: SHOP_BRAND }),
  };
}
