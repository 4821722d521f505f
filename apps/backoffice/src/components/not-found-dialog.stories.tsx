import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { notFoundDialogGuide } from './not-found-dialog.guide.ts';
import { NotFoundDialog } from './not-found-dialog.tsx';

const meta = {
  title: 'Back office UI/Feedback/NotFoundDialog',
  component: NotFoundDialog,
  parameters: { guide: notFoundDialogGuide, docs: { story: { inline: false, height: '20rem' } } },
  decorators: [inComponentFrame],
  args: {
    title: 'Ce produit est introuvable',
    text: 'Il a peut-être été supprimé depuis un autre appareil.',
    listPath: '/admin/products',
    listName: 'Voir tous les produits',
    onClose: fn(),
  },
} satisfies Meta<typeof NotFoundDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: args.title }));
    await expect(dialog.getByRole('link', { name: args.listName })).toHaveAttribute(
      'href',
      args.listPath,
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
