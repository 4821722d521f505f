import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryFrame } from '../../story-frame.tsx';

const WAIT = { timeout: 10_000 };

const meta = {
  title: 'Back office/Images',
  component: StoryFrame,
  args: { path: '/admin/ImageManagement' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** ADM-10: the images with their type; Add, Edit, Delete. */
export const Full: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Bannière 1' }, WAIT));
    await expect(card.getByRole('button', { name: 'Autres actions' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Déplacer/ })).toBeNull();
    // The link of each circle in the shop; its number never begins a line.
    await expect(canvas.getByRole('article', { name: 'Médaillon\u00A01 (Hommes)' })).toBeVisible();
  },
};

/** An API server whose images have no file. */
function withoutFiles(request: Request): Promise<Response> | undefined {
  if (!new URL(request.url).pathname.endsWith('/images/')) return undefined;
  return Promise.resolve(Response.json([{ id: '7', image_type: 'banner' }]));
}

/** F1: images that cannot be read are counted; the page is not empty. */
export const Unreadable: Story = {
  args: { intercept: () => withoutFiles },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert', {}, WAIT);
    await expect(alert).toHaveTextContent('1 image ne peut pas être affichée');
    await expect(canvas.queryByText('Aucune image pour l’instant')).toBeNull();
  },
};

/** ADM-10: an image is deleted after a confirmation. */
export const Deleted: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const card = within(await canvas.findByRole('article', { name: 'Bannière 1' }, WAIT));
    await userEvent.click(card.getByRole('button', { name: 'Autres actions' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Supprimer' }));
    const question = within(await body.findByRole('alertdialog'));
    await expect(question.getByText(/^«\sBannière 1\s» ne sera plus/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
    await expect(await body.findByText('L’image a été supprimée', {}, WAIT)).toBeVisible();
  },
};

/** ADR 0113: the history of an image has Undo for ten minutes, and a deleted image is kept in the bin. */
export const Undone: Story = {
  args: { features: ['undo'] },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const card = within(await canvas.findByRole('article', { name: 'Bannière 1' }, WAIT));
    await userEvent.click(card.getByRole('button', { name: 'Autres actions' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Historique' }));
    const dialog = within(await body.findByRole('dialog', { name: /Bannière 1$/ }, WAIT));
    const undo = await dialog.findByRole('button', { name: 'Annuler ce changement' }, WAIT);
    await expect(dialog.getByText('Ines')).toBeVisible();
    await userEvent.click(undo);
    await expect(await body.findByText(/^Changement annulé/, {}, WAIT)).toBeVisible();
  },
};

/** ADR 0113: the undo of what was changed since fails with a message about it. */
export const UndoRefused: Story = {
  args: {
    path: '/admin/ImageManagement?open=1',
    features: ['undo'],
    intercept: () => (request) =>
      request.url.endsWith('/undo/')
        ? Promise.resolve(Response.json({ error: '', code: 'bad_transition' }, { status: 409 }))
        : undefined,
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const form = within(await body.findByRole('dialog', { name: 'Modifier l’image' }, WAIT));
    const type = await form.findByRole('combobox', { name: 'Type' }, WAIT);
    await userEvent.selectOptions(type, 'Médaillon');
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
    await body.findByText('L’image a été enregistrée', {}, WAIT);
    await userEvent.click(await body.findByRole('button', { name: 'Défaire' }, WAIT));
    await expect(
      await body.findByText(/n’a pas été annulé\. Il date de plus/, {}, WAIT),
    ).toBeVisible();
  },
};

/**
 * ADM-10: with the feature `site-image-order` each image has buttons that move it, up to the ends.
 */
export const Ordered: Story = {
  args: { features: ['site-image-order'] },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const earlier = await canvas.findByRole(
      'button',
      { name: 'Déplacer Bannière 1 vers la gauche' },
      WAIT,
    );
    await expect(earlier).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Déplacer Bannière 1 vers la droite' }),
    );
    await expect(await body.findByText(/^Nouvelle place.*Bannière 2/, {}, WAIT)).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: 'Défaire' }));
    await expect(await body.findByText(/^Nouvelle place.*Bannière 1$/, {}, WAIT)).toBeVisible();
  },
};

/**
 * ADM-10: a new image needs a file; a file that is no image is rejected with its name. Each time the field has the
 * focus and is in the window.
 */
export const NewImageRejected: Story = {
  args: { path: '/admin/ImageManagement?open=new' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const form = within(await body.findByRole('dialog', { name: 'Nouvelle image' }, WAIT));
    const chooser = form.getByLabelText('Choisir une image');
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
    await expect(await form.findByText('Choisissez une image.')).toBeVisible();
    await waitFor(() => expect(chooser).toHaveFocus());
    await expect(chooser).toHaveAccessibleDescription(/Choisissez une image\..*JPEG, PNG/);
    const file = new File(['not an image'], 'note.pdf', { type: 'application/pdf' });
    chooser.blur();
    await userEvent.upload(chooser, file, { applyAccept: false });
    const error = 'note.pdf : ce fichier n’est pas une image acceptée.';
    await waitFor(() =>
      expect(chooser).toHaveAccessibleDescription(/^note\.pdf\s:\sce fichier n’est pas/),
    );
    await expect(chooser).toHaveFocus();
    await expectInWindow(form.getByText(error));
  },
};

async function expectInWindow(element: HTMLElement): Promise<void> {
  const { top, bottom } = element.getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
}

/** ADM-10: the form of an existing image. */
export const EditImage: Story = {
  args: { path: '/admin/ImageManagement?open=1' },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const form = within(await body.findByRole('dialog', { name: 'Modifier l’image' }, WAIT));
    await expect(await form.findByRole('combobox', { name: 'Type' }, WAIT)).toHaveValue('banner');
  },
};

/** ADM-10: a save closes the form and shows a message. */
export const ImageSaved: Story = {
  args: { path: '/admin/ImageManagement?open=1' },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const form = within(await body.findByRole('dialog', { name: 'Modifier l’image' }, WAIT));
    await userEvent.selectOptions(
      await form.findByRole('combobox', { name: 'Type' }, WAIT),
      'rounded',
    );
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
    await expect(await body.findByText('L’image a été enregistrée', {}, WAIT)).toBeVisible();
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

export const Empty: Story = {
  args: { apiServer: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Aucune image pour l’instant' }, WAIT);
  },
};

/** F1: after a failed request the page has a retry. */
export const Failing: Story = {
  tags: ['failed'],
  args: { apiServer: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' }, WAIT)).toBeEnabled();
  },
};

export const Loading: Story = { args: { apiServer: 'silent' } };

/** 40 % longer texts on a phone: nothing overflows. */
export const Longest: Story = {
  args: { features: ['site-image-order'] },
  globals: { texts: 'pseudo', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article', {}, WAIT);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** 5,000 images, most of them rounded: the first of each type are shown, and more on demand. */
export const FiveThousand: Story = {
  args: { apiServer: 'many' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^5\s000 images$/, {}, WAIT)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(5 + 60);
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher plus d’images' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(5 + 120);
    await expect(canvas.getByRole('article', { name: 'Médaillon 120' })).toBeVisible();
  },
};

const STAFF = { username: 'Salma', role: 'staff' } as const;

/** ADR 0097: the staff add, edit and reorder images, and delete none. */
export const Staff: Story = {
  args: { features: ['site-image-order', 'staff'], admin: STAFF },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Bannière 1' }, WAIT));
    await expect(card.getByRole('button', { name: 'Modifier' })).toBeVisible();
    await expect(card.getAllByRole('button', { name: /^Déplacer/ })).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Ajouter une image' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Autres actions' })).toBeNull();
  },
};

/** An API server on which the owner becomes staff before the image is deleted. */
function becomesStaff() {
  let isStaff = false;
  return ({ method, url }: Request) => {
    const { pathname } = new URL(url);
    const headers = { 'Shop-Features': 'staff' };
    if (method === 'DELETE') {
      isStaff = true;
      const body = { error: 'Refused', code: 'forbidden' };
      return Promise.resolve(Response.json(body, { status: 403, headers }));
    }
    if (!isStaff || pathname !== '/accounts/protected-admin/') return undefined;
    return Promise.resolve(Response.json({ username: 'owner', role: 'staff' }, { headers }));
  };
}

/** ADR 0097: when the role changed meanwhile, the question stays with the reason; then nothing more is offered. */
export const DeletionRefused: Story = {
  args: { features: ['staff'], intercept: becomesStaff },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const card = within(await canvas.findByRole('article', { name: 'Bannière 1' }, WAIT));
    await userEvent.click(card.getByRole('button', { name: 'Autres actions' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Supprimer' }));
    const question = within(await body.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
    await expect(await question.findByRole('alert', {}, WAIT)).toHaveTextContent(
      'Votre compte n’a pas le droit de faire cela.',
    );
    await userEvent.click(question.getByRole('button', { name: 'Annuler' }));
    const remaining = within(await canvas.findByRole('article', { name: 'Bannière 1' }, WAIT));
    await expect(remaining.getByRole('button', { name: 'Modifier' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Autres actions' })).toBeNull();
  },
};

/**
 * F2: the responses of a deletion and of its repeat are lost: the question stays. The next deletion, which does not
 * find the image any more, has deleted it.
 */
export const DeletionResponsesLost: Story = {
  args: {
    intercept: () => {
      let lost = 0;
      return (request) => {
        if (request.method !== 'DELETE') return undefined;
        lost += 1;
        if (lost <= 2) return Promise.reject(new TypeError('Failed to fetch'));
        const error = { error: '', code: 'not_found' };
        return Promise.resolve(Response.json(error, { status: 404 }));
      };
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const card = within(await canvas.findByRole('article', { name: 'Bannière 1' }, WAIT));
    await userEvent.click(card.getByRole('button', { name: 'Autres actions' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Supprimer' }));
    const question = within(await body.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
    await question.findByRole('alert', {}, WAIT);
    await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
    await expect(await body.findByText(/image a été supprimée/, {}, WAIT)).toBeVisible();
  },
};
