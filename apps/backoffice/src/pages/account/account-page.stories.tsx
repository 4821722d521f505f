import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { STORY_CREDENTIALS } from '../../../../../.storybook/story-api-server.ts';
import { StoryFrame } from '../../story-frame.tsx';

const WAIT = { timeout: 10_000 };

const meta = {
  title: 'Back office/Account',
  component: StoryFrame,
  args: { path: '/admin/account', features: ['account', 'two-factor', 'staff'] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The owner's account: password, second factor, sessions and the staff. */
export const Owner: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chrome sur Windows', {}, WAIT)).toBeVisible();
    await expect(canvas.getByText('Safari sur iPhone')).toBeVisible();
    const sessions = within(canvas.getByRole('region', { name: 'Sessions ouvertes' }));
    await expect(sessions.getAllByRole('listitem')[0]).toHaveTextContent('Session actuelle');
    await expect(canvas.getByText('Appareil inconnu')).toBeVisible();
    await expect(await canvas.findByText('Salma', {}, WAIT)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Supprimer le compte de owner' })).toBeNull();
  },
};

/** The staff do not see the list of accounts. */
export const Staff: Story = {
  args: { admin: { username: 'Salma', role: 'staff', two_factor: true } },
  play: async ({ canvas }) => {
    await canvas.findByText('Chrome sur Windows', {}, WAIT);
    await expect(canvas.queryByRole('heading', { name: 'Comptes de l’équipe' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Désactiver' })).toBeVisible();
  },
};

/** API-4: a server of section 7 has the settings of this device only, and the page shows the reason. */
export const WithoutFeatures: Story = {
  args: { features: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Réglages limités', {}, WAIT)).toBeVisible();
    await expect(canvas.queryByLabelText(/Mot de passe actuel/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Se déconnecter' }));
    await expect(await canvas.findByRole('heading', { name: 'Connexion' }, WAIT)).toBeVisible();
  },
};

export const Loading: Story = { args: { apiServer: 'silent' } };

/** F1: lists that cannot be loaded have a retry each; the rest of the page stays. */
export const Failing: Story = {
  tags: ['failed'],
  args: { apiServer: 'failing' },
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getAllByRole('button', { name: 'Réessayer' })).toHaveLength(2),
      WAIT,
    );
    await expect(canvas.getByLabelText(/Mot de passe actuel/)).toBeVisible();
  },
};

/** The errors of the password form are at their fields. */
export const PasswordErrors: Story = {
  play: async ({ canvas }) => {
    const current = await canvas.findByLabelText(/Mot de passe actuel/, {}, WAIT);
    await userEvent.type(current, 'pas le bon');
    await userEvent.type(canvas.getByLabelText(/^Nouveau mot de passe/), 'trop court');
    await userEvent.type(canvas.getByLabelText(/Répétez/), 'trop long');
    await userEvent.click(canvas.getByRole('button', { name: 'Changer le mot de passe' }));
    await expect(await canvas.findByText('Ce mot de passe est trop court.')).toBeVisible();
    // The rule stays beside the error.
    await expect(canvas.getByText(/^Au moins 12 caractères/)).toBeVisible();
    await expect(canvas.getByText('Les deux saisies ne sont pas identiques.')).toBeVisible();
    for (const name of [/^Nouveau mot de passe/, /Répétez/]) {
      await userEvent.clear(canvas.getByLabelText(name));
      await userEvent.type(canvas.getByLabelText(name), 'olivier-de-mahdia');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Changer le mot de passe' }));
    await expect(
      await canvas.findByText('Incorrect. Vérifiez votre saisie.', {}, WAIT),
    ).toBeVisible();
    await expect(current).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(current).toHaveFocus());
  },
};

/** A changed password is announced and the form is empty again. */
export const PasswordChanged: Story = {
  play: async ({ canvas }) => {
    const current = await canvas.findByLabelText(/Mot de passe actuel/, {}, WAIT);
    await userEvent.type(current, STORY_CREDENTIALS.password);
    await userEvent.type(canvas.getByLabelText(/^Nouveau mot de passe/), 'olivier-de-mahdia');
    await userEvent.type(canvas.getByLabelText(/Répétez/), 'olivier-de-mahdia');
    await userEvent.click(canvas.getByRole('button', { name: 'Changer le mot de passe' }));
    await expect(await screen.findByText(/^Mot de passe changé/, {}, WAIT)).toBeVisible();
    await expect(current).toHaveValue('');
  },
};

/** Signing out everywhere needs a confirmation and opens login. */
export const SignsOutEverywhere: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Se déconnecter partout' }, WAIT),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Se déconnecter partout' }));
    await expect(await canvas.findByRole('heading', { name: 'Connexion' }, WAIT)).toBeVisible();
  },
};

async function openSetUp(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Activer' }, WAIT));
  const dialog = within(await screen.findByRole('dialog', {}, WAIT));
  await userEvent.type(dialog.getByLabelText(/^Mot de passe/), STORY_CREDENTIALS.password);
  await userEvent.click(dialog.getByRole('button', { name: 'Continuer' }));
  await dialog.findByRole('img', { name: 'Code QR à scanner avec l’application' }, WAIT);
  return dialog;
}

/** The secret of a second factor, as QR code, link and text. A wrong code is shown at its field. */
export const TwoFactorSetUp: Story = {
  play: async ({ canvas }) => {
    const dialog = await openSetUp(canvas);
    // Not beside a mouse.
    const link = dialog.getByText('Ouvrir l’application sur ce téléphone');
    await expect(link).not.toBeVisible();
    await expect(link).toHaveAttribute(
      'href',
      'otpauth://totp/Dar%20Yasmine:owner?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Dar%20Yasmine',
    );
    await userEvent.type(dialog.getByLabelText(/^Code à 6 chiffres/), '000000');
    await userEvent.click(dialog.getByRole('button', { name: 'Vérifier et activer' }));
    await expect(
      await dialog.findByText('Incorrect. Vérifiez votre saisie.', {}, WAIT),
    ).toBeVisible();
  },
};

/** The recovery codes are shown once, after the first code of the app. */
export const RecoveryCodes: Story = {
  play: async ({ canvas }) => {
    const dialog = await openSetUp(canvas);
    await userEvent.type(dialog.getByLabelText(/^Code à 6 chiffres/), STORY_CREDENTIALS.code);
    await userEvent.click(dialog.getByRole('button', { name: 'Vérifier et activer' }));
    const codes = within(await screen.findByRole('list', { name: 'Codes de secours' }, WAIT));
    await expect(codes.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('list', { name: 'Codes de secours' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'J’ai noté mes codes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** An API server that never responds to this method and path. */
function never(method: string, path: string) {
  return () => (request: Request) =>
    request.method === method && new URL(request.url).pathname === path
      ? new Promise<Response>(() => {})
      : undefined;
}

async function expectNotClosing() {
  const dialog = screen.getByRole('dialog');
  await within(dialog).findByRole('button', { name: /^Veuillez patienter/ });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
  await expect(within(dialog).getByRole('button', { name: 'Annuler' })).toBeDisabled();
  await expect(dialog).toBeVisible();
}

/** The set-up cannot be closed before the response, which has the recovery codes. */
export const TwoFactorPending: Story = {
  args: { intercept: never('POST', '/accounts/two-factor/confirm/') },
  play: async ({ canvas }) => {
    const dialog = await openSetUp(canvas);
    await userEvent.type(dialog.getByLabelText(/^Code à 6 chiffres/), STORY_CREDENTIALS.code);
    await userEvent.click(dialog.getByRole('button', { name: 'Vérifier et activer' }));
    await expectNotClosing();
  },
};

/** Turning the second factor off needs the password and a code. */
export const TwoFactorStop: Story = {
  args: { admin: { two_factor: true } },
  play: async ({ canvas }) => {
    const section = within(
      await canvas.findByRole('region', { name: 'Validation en deux étapes' }, WAIT),
    );
    await userEvent.click(section.getByRole('button', { name: 'Désactiver' }));
    const dialog = within(await screen.findByRole('dialog', {}, WAIT));
    await userEvent.type(dialog.getByLabelText(/^Mot de passe/), 'pas le bon');
    await userEvent.type(dialog.getByLabelText(/^Code de l’application/), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Désactiver' }));
    await expect(
      await dialog.findByText('Incorrect. Vérifiez votre saisie.', {}, WAIT),
    ).toBeVisible();
  },
};

/** A new account of the staff: its temporary password is shown once. */
export const NewStaff: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter un compte' }, WAIT));
    const dialog = within(await screen.findByRole('dialog', {}, WAIT));
    await userEvent.type(dialog.getByLabelText(/^Nom d’utilisateur/), 'Amel');
    await userEvent.click(dialog.getByRole('button', { name: 'Créer le compte' }));
    await expect(await screen.findByText('jasmin-de-sfax-2026', {}, WAIT)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByText('jasmin-de-sfax-2026')).toBeVisible();
  },
};

/** A new account cannot be closed before the response, which has its password. */
export const NewStaffPending: Story = {
  args: { intercept: never('POST', '/accounts/staff/') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter un compte' }, WAIT));
    const dialog = within(await screen.findByRole('dialog', {}, WAIT));
    await userEvent.type(dialog.getByLabelText(/^Nom d’utilisateur/), 'Amel');
    await userEvent.click(dialog.getByRole('button', { name: 'Créer le compte' }));
    await expectNotClosing();
  },
};

/** An account of the staff gets a new temporary password, after a confirmation; it is shown once. */
export const NewPassword: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Réinitialiser le mot de passe de Salma' }, WAIT),
    );
    const question = within(
      await screen.findByRole('alertdialog', { name: /réinitialiser ce mot de passe/ }, WAIT),
    );
    await userEvent.click(question.getByRole('button', { name: 'Réinitialiser' }));
    const dialog = await screen.findByRole('dialog', { name: /de Salma est prêt/ }, WAIT);
    await expect(within(dialog).getByText('olivier-de-mahdia-2026')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** An owner makes a person of the staff an owner, and moves another owner to the staff; their own role is not offered. */
export const Roles: Story = {
  play: async ({ canvas }) => {
    const names = [/^Rendre propriétaire.: Salma$/, /^Remettre dans l’équipe.: Karim$/] as const;
    await canvas.findByText('Salma', {}, WAIT);
    await expect(canvas.queryByRole('button', { name: /^Remettre.*owner/ })).toBeNull();
    const results = ['Salma est propriétaire', 'Karim fait partie de l’équipe'];
    for (const [place, name] of names.entries()) {
      await userEvent.click(canvas.getByRole('button', { name }));
      const question = within(await screen.findByRole('alertdialog', {}, WAIT));
      await userEvent.click(question.getByRole('button', { name: /^(Rendre|Remettre)/ }));
      await expect(await screen.findByText(results[place] ?? '', {}, WAIT)).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await userEvent.click(screen.getByRole('button', { name: 'Fermer le message' }));
    }
  },
};

/** The owner turns off the second factor of a person of the staff who has lost the phone. */
export const StaffTwoFactorStopped: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Salma', {}, WAIT);
    const name = /^Désactiver les deux étapes pour/;
    await expect(canvas.getAllByRole('button', { name })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name }));
    const question = within(
      await screen.findByRole('alertdialog', { name: /désactiver cette validation/ }, WAIT),
    );
    await userEvent.click(question.getByRole('button', { name: 'Désactiver' }));
    await expect(
      await screen.findByText('La validation en deux étapes de Salma est désactivée', {}, WAIT),
    ).toBeVisible();
  },
};

/** The account menu: the account page, its password form, the theme and Logout. */
export const Menu: Story = {
  args: { path: '/admin/contacts' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Compte.*owner$/ }, WAIT));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Se déconnecter' })).toBeVisible();
    await expect(menu.getByRole('menuitemradio', { name: /^Apparence.*Auto$/ })).toBeChecked();
    await waitFor(() => expect(menu.getByRole('menuitem', { name: /^Mon compte/ })).toHaveFocus());
  },
};

/** The account menu leads to the password, also from the account page itself. */
export const PasswordFromMenu: Story = {
  args: { path: '/admin/contacts' },
  play: async ({ canvas }) => {
    for (let visit = 0; visit < 2; visit += 1) {
      await userEvent.click(await canvas.findByRole('button', { name: /^Compte.*owner$/ }, WAIT));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Mot de passe' }));
      await waitFor(
        () => expect(canvas.getByRole('region', { name: 'Mot de passe' })).toHaveFocus(),
        WAIT,
      );
    }
  },
};

/** The first password of a new account is changed before anything else. */
export const FirstPassword: Story = {
  args: {
    path: '/admin/commands',
    admin: { username: 'Salma', role: 'staff', password_change_required: true },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Choisissez votre mot de passe' }, WAIT),
    ).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** 40 % longer texts on a phone: nothing overflows. */
export const Longest: Story = {
  globals: { texts: 'pseudo', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Mohamed Aziz Ben Abdallah', {}, WAIT);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
