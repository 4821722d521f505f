import { signInByForm } from '../../fixtures/owner-login.ts';
import { expect, test } from '../../fixtures/test.ts';

const PAGES = [
  '',
  '/products',
  '/products?open=new',
  '/commands',
  '/contacts',
  '/ImageManagement',
  '/customers',
  '/account',
];

/** What a person presses, fills in, or sees as a surface. */
const PARTS =
  'a[href], button, input, select, textarea, table, td, th, article, [role="dialog"], header, nav';

test('ADM-4 the back office is a Material UI app: at least 80 % of the controls and surfaces of each page are its components', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await signInByForm(page, shop, t);
  for (const path of PAGES) {
    await page.goto(`${shop.backoffice}/admin${path}`);
    // An open dialog hides the page's own heading from assistive technology.
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const share = await page.locator(PARTS).evaluateAll((parts) => {
      const seen = parts.filter((part) => part.checkVisibility());
      const isMaterial = ({ className }: Element) => className.includes('Mui');
      // The input of a checkbox has no class of its own; the element around it has.
      const material = seen.filter((part) =>
        isMaterial(part.matches('[type="checkbox"]') ? (part.parentElement ?? part) : part),
      );
      return material.length / seen.length;
    });
    expect(share, path).toBeGreaterThanOrEqual(0.8);
  }
});
