import { MAX_LENGTH } from '@shop/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { STORY_REQUEST_ID } from '../../../../../.storybook/story-api-server.ts';
import { StoryShop } from '../../story-shop.tsx';

type Canvas = ReturnType<typeof within>;

const meta = {
  title: 'Storefront/Contact',
  component: StoryShop,
  args: { path: '/contact' },
  parameters: { layout: 'fullscreen' },
  globals: { language: 'en' },
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText('Name'), 'Amira');
  await userEvent.type(canvas.getByLabelText('Email'), 'amira@exemple.tn');
  await userEvent.type(canvas.getByLabelText('Message'), 'Une question');
}

async function send(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
}

/** CON-2: the specified error texts. An error is removed when its field changes. */
export const Errors: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Query type'), 'return');
    await send(canvas);
    for (const text of [
      'Enter your name',
      'Enter your Email',
      'Enter your Message',
      'Enter a valid Command ID',
    ]) {
      await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    }
    await userEvent.type(canvas.getByLabelText('Email'), 'amira');
    await expect(canvas.queryByText('Enter your Email')).toBeNull();
    await send(canvas);
    await waitFor(() => expect(canvas.getByText('Enter a Valid Email')).toBeVisible());
  },
};

/** CON-1, CON-4: only a return has the field Command ID; an unknown one is an error of the field. */
export const UnknownCommand: Story = {
  args: {
    postResponse: Response.json(
      { error: 'Command ID does not exist', code: 'command_not_found' },
      { status: 404 },
    ),
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(canvas.queryByLabelText('Command ID')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Query type'), 'return');
    await userEvent.type(canvas.getByLabelText('Command ID'), 'K7Q29-FXM3T');
    await send(canvas);
    await waitFor(() =>
      expect(canvas.getByText(/^Command ID does not exist\. Check it/)).toBeVisible(),
    );
    const command = canvas.getByLabelText('Command ID');
    await expect(command).toBeInvalid();
    await waitFor(() => expect(command).toHaveFocus());
  },
};

/** CON-1: the Command ID returns with the type of the message. */
export const CommandIdRestored: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Query type'), 'return');
    await userEvent.type(canvas.getByLabelText('Command ID'), 'K7Q29-FXM3T');
    await userEvent.selectOptions(canvas.getByLabelText('Query type'), 'information');
    await expect(canvas.queryByLabelText('Command ID')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Query type'), 'return');
    await expect(canvas.getByLabelText('Command ID')).toHaveValue('K7Q29-FXM3T');
  },
};

/** CON-5: a message with the shopper's name and e-mail address. */
export const Sent: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Thank you, Amira.' })).toBeVisible(),
    );
    await expect(canvas.getByText(/amira@exemple\.tn/)).toBeVisible();
    await expect(canvas.queryByLabelText('Message')).toBeNull();
  },
};

/** CON-6: during the request the button is disabled. */
export const Sending: Story = {
  args: { postResponse: 'silent' },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    await expect(await canvas.findByRole('button', { name: 'Please wait' })).toBeDisabled();
  },
};

/** CON-4: any other error displays a message, and the typed values stay. */
export const Failing: Story = {
  args: { postResponse: 'failing' },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByLabelText('Message')).toHaveValue('Une question');
  },
};

export const French: Story = { tags: ['full'], globals: { language: 'fr' } };

/** The error has a reference, which is in the log of the API server. */
export const FailingWithReference: Story = {
  args: { postResponse: 'failing-with-reference' },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(`Reference to give us: ${STORY_REQUEST_ID}`);
    await waitFor(() => expect(alert).toHaveFocus());
  },
};

/** CON-4, in French: the message and the typed values. */
export const FrenchFailing: Story = {
  tags: ['failed', 'played'],
  args: { postResponse: 'failing' },
  globals: { language: 'fr' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Nom'), 'Amira');
    await userEvent.type(canvas.getByLabelText('E-mail'), 'amira@exemple.tn');
    await userEvent.type(canvas.getByLabelText('Message'), 'Une question');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};

/** Pseudo-localised texts and every error, then the longest name and e-mail address, on a phone. */
export const Longest: Story = {
  globals: { language: 'fr', texts: 'pseudo', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const fields = await canvas.findAllByRole('textbox');
    const button = fields[0]?.closest('form')?.querySelector('button');
    await userEvent.click(button ?? document.body);
    await waitFor(() =>
      expect(canvas.getAllByRole('textbox', { description: /./ })).toHaveLength(3),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const typed = [
      'Marie-Françoise'.repeat(MAX_LENGTH.name).slice(0, MAX_LENGTH.name),
      `${'prenom.nom'.repeat(6)}@${'exemple-de-domaine.'.repeat(9)}tn`,
      'Une question. '.repeat(MAX_LENGTH.message).slice(0, MAX_LENGTH.message),
    ];
    for (const [index, field] of fields.entries()) {
      await userEvent.click(field);
      await userEvent.paste(typed[index]);
    }
    await userEvent.click(button ?? document.body);
    await waitFor(() => expect(canvas.getByText(/exemple-de-domaine/)).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
