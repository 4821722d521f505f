import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { flags } from './flags.ts';
import { LanguageSwitcher } from './language-switcher.tsx';
import { languageSwitcherGuide } from './language-switcher.guide.ts';
import { typed } from '../story-fixtures/typed.ts';

const OPTIONS = [
  { code: 'fr', label: 'FR', name: 'Français', flag: flags.fr },
  { code: 'en', label: 'ENG', name: 'Anglais', flag: flags.en },
] as const;

const meta = {
  title: 'UI/Navigation/LanguageSwitcher',
  component: LanguageSwitcher,
  parameters: { controls: { disable: true }, guide: languageSwitcherGuide },
  argTypes: { options: typed('readonly LanguageOption<Code>[]') },
  render: function Controlled() {
    const [language, setLanguage] = useState<'fr' | 'en'>('fr');
    return (
      <LanguageSwitcher
        label="Langue"
        options={OPTIONS}
        selected={language}
        onSelect={setLanguage}
      />
    );
  },
} satisfies Meta<typeof LanguageSwitcher>;

export default meta;

export const Playground: StoryObj = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Langue: FR' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const options = canvas.getAllByRole('listitem');
    for (const option of options) {
      await expect(option.querySelector('img'), 'I18N-2 each option has a flag').toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'ENG Anglais' }));
    await expect(button, 'I18N-2 a selection closes it').toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Langue: ENG' })).toHaveFocus());
    await userEvent.click(button);
    await userEvent.click(canvasElement.ownerDocument.body);
    await expect(button, 'a click outside closes it').toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: StoryObj = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Tab}{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'ENG Anglais' })).toHaveFocus());
  },
};

export const ClosedByEscape: StoryObj = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Tab}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'FR Français' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Langue: FR' })).toHaveFocus());
  },
};
