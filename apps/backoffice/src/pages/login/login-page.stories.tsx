import { MAX_LENGTH } from '@shop/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryFrame } from '../../story-frame.tsx';

const WAIT = { timeout: 10_000 };

const meta = {
  title: 'Back office/Login',
  component: StoryFrame,
  args: { path: '/admin/login', signedIn: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** ADM-1: two fields and a button. */
export const Empty: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Se connecter' }, WAIT)).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: /Nom d’utilisateur/ })).toHaveValue('');
  },
};

/** ADM-1: both fields are required, with the catalogue's texts. */
export const RequiredFields: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Se connecter' }, WAIT));
    await expect(await canvas.findByText('Saisissez votre nom d’utilisateur.')).toBeVisible();
    await expect(canvas.getByText('Saisissez votre mot de passe.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Nom d’utilisateur/ }), 'o');
    await expect(canvas.queryByText('Saisissez votre mot de passe.')).toBeNull();
  },
};

/** The first field without text gets the focus (WCAG 3.3.1): screen readers announce what is missing. */
export const MissingPassword: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /Nom d’utilisateur/ }, WAIT);
    await userEvent.type(name, 'owner{Enter}');
    await waitFor(() => expect(canvas.getByLabelText(/Mot de passe/)).toHaveFocus());
    await expect(canvas.getByText('Saisissez votre mot de passe.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/Mot de passe/), 'une longue phrase');
    await userEvent.clear(name);
    await userEvent.type(name, '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await waitFor(() => expect(name).toHaveFocus());
  },
};

/** ADM-1: after the response with both tokens the dashboard opens. */
export const SignedIn: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /Nom d’utilisateur/ }, WAIT),
      'owner',
    );
    await userEvent.type(canvas.getByLabelText(/Mot de passe/), 'une longue phrase');
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Bienvenue chez Dar Yasmine' }, WAIT),
    ).toBeVisible();
  },
};

/** F1: an API server that is down has its own text, and the typed text stays. */
export const ApiServerDown: Story = {
  tags: ['failed', 'played'],
  args: { access: 'failing' },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /Nom d’utilisateur/ }, WAIT);
    await userEvent.type(name, 'owner');
    await userEvent.type(canvas.getByLabelText(/Mot de passe/), 'une longue phrase');
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await expect(await canvas.findByRole('alert', {}, WAIT)).toHaveTextContent(
      'Une erreur est survenue sur le serveur',
    );
    await expect(name).toHaveValue('owner');
  },
};

/** An account with a second factor: the code field is shown, and name and password stay. */
export const SecondFactor: Story = {
  args: { features: ['two-factor'] },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /Nom d’utilisateur/ }, WAIT);
    await userEvent.type(name, 'owner');
    await userEvent.type(canvas.getByLabelText(/Mot de passe/), 'une longue phrase');
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    const code = await canvas.findByLabelText(/Code à 6 chiffres/, {}, WAIT);
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(code, '000000{Enter}');
    await expect(await canvas.findByText(/^Ce code est incorrect/, {}, WAIT)).toBeVisible();
    await expect(name).toHaveValue('owner');
  },
};

/** The button is disabled until the response. */
export const Loading: Story = {
  args: { access: 'silent' },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /Nom d’utilisateur/ }, WAIT);
    await userEvent.type(name, 'owner');
    await userEvent.type(canvas.getByLabelText(/Mot de passe/), 'une longue phrase');
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await canvas.findByRole('button', { name: 'Veuillez patienter' });
  },
};

/** A name of the maximum length, 40 % longer texts and an API server that is down, on a phone. */
export const Longest: Story = {
  args: { access: 'failing' },
  globals: { texts: 'pseudo', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('textbox', {}, WAIT));
    await userEvent.paste('marie-francoise.'.repeat(8).slice(0, MAX_LENGTH.username));
    await userEvent.tab();
    await userEvent.paste('une longue phrase');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible(), WAIT);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
