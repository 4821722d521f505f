import { ask, dialog, listStates, press, WRITES, type DeskState } from './desk-state.ts';

const NO_PICTURE = { name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };

/** The site's images, their form and what asks about them. */
export const imageStates: readonly DeskState[] = [
  ...listStates('/ImageManagement', 'images.empty'),
  {
    name: 'full',
    path: '/ImageManagement',
    reach: ({ page }) => page.getByRole('article').first().waitFor(),
  },
  {
    name: 'asked about deleting',
    reach: (desk) => ask(desk, desk.t('images.delete')),
  },
  {
    name: 'form of a new one',
    path: '/ImageManagement?open=new',
    reach: (desk) => dialog(desk).waitFor(),
  },
  {
    name: 'form with errors',
    reach: async (desk) => {
      await press(desk, desk.t('dialog.save'), dialog(desk));
      await desk.page.getByText(desk.t('images.required')).waitFor();
    },
  },
  {
    name: 'form, no picture',
    reach: async (desk) => {
      const { t } = desk;
      await dialog(desk).getByLabel(t('images.choose')).setInputFiles(NO_PICTURE);
      await dialog(desk).getByText(t('fieldErrors.not_an_image')).waitFor();
    },
  },
  {
    name: 'form of one',
    path: '/ImageManagement',
    reach: async (desk) => {
      await press(desk, desk.t('images.edit'));
      await dialog(desk).waitFor();
    },
  },
  {
    name: 'saving failed',
    moods: [[WRITES, 'answers 500']],
    reach: async (desk) => {
      await dialog(desk).getByLabel(desk.t('images.image_type')).selectOption('rounded');
      await press(desk, desk.t('dialog.save'), dialog(desk));
      await dialog(desk).getByText(desk.t('images.failed')).waitFor();
    },
  },
  {
    name: 'leaving unsaved',
    reach: (desk) => ask(desk, desk.t('dialog.cancel'), dialog(desk)),
  },
  {
    name: 'one that is gone',
    path: '/ImageManagement?open=nobody',
    reach: ({ page, t }) => page.getByRole('link', { name: t('images.seeAll') }).waitFor(),
  },
];
