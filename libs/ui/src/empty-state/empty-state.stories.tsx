import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button-link/button-link.tsx';
import { storyLink } from '../story-fixtures/story-link.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'UI/EmptyState',
  component: EmptyState,
  args: {
    title: 'Votre panier est vide',
    children: 'Les pièces que vous choisirez vous attendront ici.',
    action: <ButtonLink renderLink={storyLink('#shop')}>Continuer mes achats</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TitleAlone: Story = {
  args: { title: 'Aucun produit dans cette catégorie.', children: undefined, action: undefined },
};
