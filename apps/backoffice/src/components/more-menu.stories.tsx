import { DeleteIcon } from '@shop/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { moreMenuGuide } from './more-menu.guide.ts';
import { MoreMenu } from './more-menu.tsx';

const meta = {
  title: 'Back office UI/Actions/MoreMenu',
  component: MoreMenu,
  parameters: { guide: moreMenuGuide, controls: { include: ['label'] } },
  decorators: [inComponentFrame],
  args: {
    label: 'Autres actions',
    actions: [
      { label: 'Dupliquer', onClick: fn() },
      {
        label: 'Supprimer',
        icon: <DeleteIcon size={20} />,
        isDestructive: true,
        onClick: fn(),
      },
    ],
  },
} satisfies Meta<typeof MoreMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Autres actions' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The first action has the focus. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Autres actions' }));
    const first = await screen.findByRole('menuitem', { name: 'Dupliquer' });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(screen.getByRole('menuitem', { name: 'Supprimer' })).toBeVisible();
  },
};

/** Escape closes the menu, and its button gets the focus. */
export const ClosedByEscape: Story = {
  play: async (context) => {
    await Open.play?.(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(context.canvas.getByRole('button', { name: 'Autres actions' })).toHaveFocus();
  },
};
