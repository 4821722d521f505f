import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button-link/button-link.tsx';
import { storyLink } from '../story-fixtures/story-link.tsx';
import { StatusPage } from './status-page.tsx';
import { statusPageGuide } from './status-page.guide.ts';

const meta = {
  title: 'UI/Feedback/StatusPage',
  component: StatusPage,
  parameters: { guide: statusPageGuide },
  args: {
    title: 'Page introuvable',
    text: 'Cette adresse ne mène à rien. Le lien est peut-être ancien, ou mal recopié.',
    children: (
      <>
        <ButtonLink renderLink={storyLink('#home')}>Revenir à l’accueil</ButtonLink>
        <ButtonLink variant="secondary" renderLink={storyLink('#shop')}>
          Voir la boutique
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof StatusPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The links wrap on a phone. */
export const OnAPhone: Story = {
  args: {
    children: ['Revenir à l’accueil', 'Voir la boutique', 'Écrire à la boutique'].map((link) => (
      <ButtonLink key={link} variant="secondary" renderLink={storyLink('#')}>
        {link}
      </ButtonLink>
    )),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(links.at(-1)?.top).toBeGreaterThan(links[0]?.bottom ?? 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
