import { waitFor, within } from 'storybook/test';

/** An item's card, or its table row in a wide window, by the heading inside. */
export function itemOf(heading: HTMLElement | undefined): HTMLElement {
  const item = heading?.closest<HTMLElement>('article, tr');
  if (!item) throw new Error('the heading is in no card and in no row');
  return item;
}

/** Finds an item's details: a dialog, or a region beside the list in a wide window. */
export async function findDetails(page: HTMLElement, name: RegExp): Promise<HTMLElement> {
  const body = within(page.ownerDocument.body);
  return waitFor(() => body.queryByRole('dialog', { name }) ?? body.getByRole('region', { name }), {
    timeout: 15_000,
  });
}
