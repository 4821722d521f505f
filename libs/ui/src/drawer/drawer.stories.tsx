import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { MenuIcon } from '../icons/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Drawer } from './drawer.tsx';
import { choices } from '../story-fixtures/choices.ts';
import { drawerGuide } from './drawer.guide.ts';

const meta = {
  title: 'UI/Navigation/Drawer',
  component: Drawer,
  parameters: { guide: drawerGuide, docs: { story: { inline: false, height: '30rem' } } },
  argTypes: { footer: choices({ None: undefined, Button: <Button>Voir les produits</Button> }) },
  args: {
    open: false,
    onClose: () => {},
    label: 'Menu',
    closeLabel: 'Fermer le menu',
    logo: <strong>Dar Yasmine</strong>,
    children: <a href="#shop">Boutique</a>,
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <IconButton label="Ouvrir le menu" icon={<MenuIcon />} onClick={() => setOpen(true)} />
        <Drawer {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Ouvrir le menu' });
    await userEvent.click(opener);
    const drawer = canvas.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.contains(document.activeElement), 'focus moves in').toBe(true);
    await waitFor(() => expect(drawer.getBoundingClientRect().left, 'from the left').toBe(0));
    await expect(drawer.getBoundingClientRect().width, 'NAV-5 80% of the width').toBeCloseTo(
      window.innerWidth * 0.8,
      0,
    );
    await expect(getComputedStyle(drawer).transitionDuration, 'NAV-5 0.5s').toContain('0.5s');
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer le menu' }));
    await waitFor(() => expect(drawer).not.toHaveAttribute('open'));
    await waitFor(() => expect(opener, 'focus is restored').toHaveFocus());
  },
};

export const Open: Story = { args: { open: true } };

export const WithFooter: Story = {
  args: {
    open: true,
    children: Array.from({ length: 40 }, (_, index) => <p key={index}>Ligne {index + 1}</p>),
    footer: <Button>Voir les produits</Button>,
  },
  play: async ({ canvas }) => {
    const { bottom } = canvas
      .getByRole('button', { name: 'Voir les produits' })
      .getBoundingClientRect();
    await expect(bottom, 'visible without scrolling').toBeLessThanOrEqual(window.innerHeight);
  },
};

/** The event `close` is late: the drawer may be open again, as in React’s strict mode. */
export const ReopenedAtOnce: Story = {
  render: function Reopened(args) {
    const [open, setOpen] = useState(true);
    function reopen() {
      flushSync(() => setOpen(false));
      flushSync(() => setOpen(true));
    }
    return (
      <Drawer {...args} open={open} onClose={() => setOpen(false)}>
        <Button onClick={reopen}>Fermer et rouvrir</Button>
      </Drawer>
    );
  },
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole('dialog', { name: 'Menu' });
    const closed = new Promise((resolve) => {
      drawer.addEventListener('close', resolve);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer et rouvrir' }));
    await closed;
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
    await expect(drawer).toHaveAttribute('open');
  },
};

export const ClosedByBackdropClick: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole('dialog', { name: 'Menu' });
    await userEvent.click(drawer);
    await waitFor(() => expect(drawer).not.toHaveAttribute('open'));
  },
};
