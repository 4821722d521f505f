import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SelectField } from '../../components/select-field.tsx';
import { inComponentFrame } from '../../component-frame.tsx';
import { filterBarGuide } from './filter-bar.guide.ts';
import { FilterBar } from './filter-bar.tsx';
import { SearchField } from './search-field.tsx';

const GENDERS = [
  { value: '', text: 'Tous' },
  { value: 'Women', text: 'Femmes' },
];

const meta = {
  title: 'Back office UI/Layout/FilterBar',
  component: FilterBar,
  parameters: { guide: filterBarGuide, controls: { include: ['total'] } },
  decorators: [inComponentFrame],
  args: {
    listName: 'products',
    search: <SearchField value="" placeholder="Nom du produit" onChange={fn()} />,
    total: 12,
    active: [{ text: 'Femmes', onRemove: fn() }],
    filterQuery: 'gender=Women',
    filtersHref: (query) => `?${query}`,
    clearFilters: fn(),
    onMessage: fn(),
    children: <SelectField label="Rayon" defaultValue="Women" options={GENDERS} />,
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A click on the chip of a filter removes it. */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Filtres (1)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer le filtre Femmes' }));
    await expect(args.active[0]?.onRemove).toHaveBeenCalledOnce();
  },
};

/** The fields of the filters, which apply at once. */
export const DrawerOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtres (1)' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filtres' });
    await expect(within(drawer).getByLabelText('Rayon')).toHaveValue('Women');
    await expect(within(drawer).getByRole('button', { name: 'Voir 12 résultats' })).toBeVisible();
  },
};

/** Saved filters have a chip of their own until they are deleted, or until logout. */
export const Saved: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer ces filtres' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enregistrer ces filtres' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nom' }), 'Printemps');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Printemps' })).toHaveAttribute(
      'href',
      '/?gender=Women',
    );
    await expect(args.onMessage).toHaveBeenCalledOnce();
  },
};

/** The quotation marks of a name inside those of a text are of the second level. */
export const SavedWithQuotationMarks: Story = {
  args: { listName: 'orders' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer ces filtres' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enregistrer ces filtres' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nom' }), 'Robes « Zitouna »');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    const remove = await canvas.findByRole('button', {
      name: /^Supprimer «\sRobes “Zitouna”\s»$/,
    });
    await expect(args.onMessage).toHaveBeenCalledWith(expect.stringContaining('Robes “Zitouna”'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(remove).toBeVisible();
  },
};

/** A deleted filter is restored in its place by the message's Undo. */
export const DeletedAndRestored: Story = {
  args: { listName: 'messages' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer ces filtres' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enregistrer ces filtres' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nom' }), 'Printemps');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Supprimer «\sPrintemps\s»$/ }),
    );
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Printemps' })).toBeNull());
    const [, options] = args.onMessage.mock.lastCall ?? [];
    options?.undo();
    await expect(await canvas.findByRole('link', { name: 'Printemps' })).toBeVisible();
  },
};

export const NoFilter: Story = { args: { active: [], filterQuery: '', total: undefined } };
