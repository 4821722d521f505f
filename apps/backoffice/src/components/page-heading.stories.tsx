import Button from '@mui/material/Button';
import { PlusIcon } from '@shop/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { PageHeading } from './page-heading.tsx';
import { pageHeadingGuide } from './page-heading.guide.ts';

const meta = {
  title: 'Back office UI/Navigation/PageHeading',
  component: PageHeading,
  parameters: { guide: pageHeadingGuide },
  decorators: [inComponentFrame],
  args: {
    title: 'Produits',
    count: '48 produits',
    children: (
      <Button variant="contained" startIcon={<PlusIcon size={20} />}>
        Ajouter un produit
      </Button>
    ),
  },
} satisfies Meta<typeof PageHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In an app its title is in the app bar; here, without one, it is above the content. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
  },
};

/** The number has not loaded yet; its line is reserved. */
export const Counting: Story = { args: { count: null } };
