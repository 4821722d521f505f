import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Tabs } from './tabs.tsx';
import { tabsGuide } from './tabs.guide.ts';
import { typed } from '../story-fixtures/typed.ts';

const TABS = [
  { id: 'popular', label: 'Populaires' },
  { id: 'promo', label: 'Promotions' },
] as const;

const meta = {
  title: 'UI/Navigation/Tabs',
  component: Tabs,
  parameters: { controls: { disable: true }, guide: tabsGuide },
  argTypes: { tabs: typed('readonly { id: Id; label: string }[]') },
} satisfies Meta<typeof Tabs>;

export default meta;

export const Playground: StoryObj = {
  render: function Controlled() {
    const [selected, setSelected] = useState<'popular' | 'promo'>('popular');
    return (
      <Tabs label="Sélections" tabs={TABS} selected={selected} onSelect={setSelected}>
        {selected === 'popular' ? 'Les pièces les plus demandées' : 'Les pièces à prix réduit'}
      </Tabs>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Populaires' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Promotions', selected: true })).toHaveFocus(),
    );
    await expect(canvas.getByRole('tabpanel', { name: 'Promotions' })).toHaveTextContent(
      'Les pièces à prix réduit',
    );
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Populaires' })).toHaveFocus());
  },
};
