import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { Description, DescriptionList } from './description-list.tsx';
import { ResponsiveDialog } from './responsive-dialog.tsx';
import { responsiveDialogGuide } from './responsive-dialog.guide.ts';

const meta = {
  title: 'Back office UI/Feedback/ResponsiveDialog',
  component: ResponsiveDialog,
  parameters: {
    guide: responsiveDialogGuide,
    docs: { story: { inline: false, height: '30rem' } },
  },
  decorators: [inComponentFrame],
  argTypes: {
    maxWidth: { options: ['xs', 'sm', 'md', 'lg'], control: { type: 'inline-radio' } },
  },
  args: {
    open: true,
    title: 'Message de Amel Ben Salah',
    onClose: fn(),
    actions: <Button variant="contained">Répondre</Button>,
    children: (
      <DescriptionList>
        <Description name="E-mail">amel.bensalah@exemple.tn</Description>
        <Description name="Objet">Retour ou échange</Description>
      </DescriptionList>
    ),
  },
} satisfies Meta<typeof ResponsiveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Message de Amel Ben Salah' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(getComputedStyle(dialog).outlineStyle).toBe('none');
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A text that is shown once: Escape and a click outside do not close the dialog. */
export const ButtonsOnly: Story = {
  args: { buttonsOnly: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    if (dialog.parentElement) await userEvent.click(dialog.parentElement);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** On a phone it is full-screen; title and buttons stay while the content is scrolled. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { width, height } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect([width, height]).toEqual([window.innerWidth, window.innerHeight]);
  },
};
