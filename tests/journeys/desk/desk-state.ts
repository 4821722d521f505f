import type { Locator } from '@playwright/test';
import type { Moods } from '../../system/moody-host.ts';
import type { Desk } from './desk-visit.ts';

/**
 * One state of a screen of the back office. A screen's states are gone through in their order: one
 * without a `path` goes on from the one before it, on the same page.
 */
export type DeskState = {
  name: string;
  /** What is opened, under `/admin`. */
  path?: string | ((desk: Desk) => string);
  /** What the host does from now on; it is well without. */
  moods?: Moods;
  /** Brings the page into the state; it has to wait for what makes the state be seen. */
  reach: (desk: Desk) => Promise<unknown>;
};

/** Brings the page into a state. */
export async function enterState(state: DeskState, desk: Desk): Promise<void> {
  const { page, visit } = desk;
  visit.behave(state.moods);
  if (state.path !== undefined) {
    const path = typeof state.path === 'string' ? state.path : state.path(desk);
    await page.goto(`${visit.origin}/admin${path}`);
  }
  await state.reach(desk);
  // Where the host hangs, waiting is the state.
  const waits = state.moods?.some(([, mood]) => mood === 'hangs') ?? false;
  if (!waits) await page.waitForLoadState('networkidle');
}

/** Every read of a list or of figures. */
export const READS = /^GET \/api\//;
export const WRITES = /^(?:POST|PUT|PATCH|DELETE) \/api\//;

export function dialog({ page }: Desk): Locator {
  return page.getByRole('dialog');
}

export function question({ page }: Desk): Locator {
  return page.getByRole('alertdialog');
}

/** The card that tells of this. */
export function cardWith({ page }: Desk, text: string): Locator {
  return page.getByRole('article').filter({ hasText: text });
}

/** Presses the first button of that name in a place, or on the page. */
export async function press(desk: Desk, name: string, place?: Locator): Promise<void> {
  await (place ?? desk.page).getByRole('button', { name, exact: true }).first().click();
}

/** Opens the question that a button asks, and waits for it. */
export async function ask(desk: Desk, name: string, place?: Locator): Promise<void> {
  await press(desk, name, place);
  await question(desk).waitFor();
}

/** Takes the question back. */
export async function takeBack(desk: Desk, name: string): Promise<void> {
  await press(desk, name, question(desk));
  await question(desk).waitFor({ state: 'detached' });
}

/** Closes the sheet that is open, by its cross. */
export async function closeSheet(desk: Desk): Promise<void> {
  await press(desk, desk.t('close'), dialog(desk));
  await dialog(desk).waitFor({ state: 'detached' });
}

/** The states that every list has at its path: loading, failed, empty. */
export function listStates(path: string, emptyTitle: string): DeskState[] {
  return [
    {
      name: 'loading',
      path,
      moods: [[READS, 'hangs']],
      reach: ({ page, t }) =>
        page.getByText(t('list.loading')).first().waitFor({ state: 'attached' }),
    },
    {
      name: 'failed',
      path,
      moods: [[READS, 'answers 429']],
      reach: ({ page, t }) => page.getByRole('button', { name: t('retry') }).waitFor(),
    },
    {
      name: 'empty',
      path,
      moods: [[READS, 'answers an empty list']],
      reach: ({ page, t }) => page.getByRole('heading', { name: t(emptyTitle) }).waitFor(),
    },
  ];
}

/** The states of a list in which nothing is found. */
export function nothingFound(search = 'personne de ce nom'): DeskState {
  return {
    name: 'nothing found',
    reach: async ({ page, t }) => {
      await page.getByRole('searchbox').fill(search);
      await page.getByText(t('list.nothingFound', { search })).waitFor();
    },
  };
}
