import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from './error-state.tsx';
import { choices } from '../story-fixtures/choices.ts';
import { errorStateGuide } from './error-state.guide.ts';

const onRetry = fn();

const meta = {
  title: 'UI/Feedback/ErrorState',
  component: ErrorState,
  parameters: { guide: errorStateGuide },
  argTypes: {
    retry: choices({
      None: undefined,
      Possible: { label: 'Réessayer', onRetry },
      Running: { label: 'Réessayer', onRetry, loadingText: 'Veuillez patienter' },
    }),
  },
  args: {
    message: 'Pas de réseau. Vérifiez votre connexion, puis réessayez.',
    retry: { label: 'Réessayer', onRetry },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    onRetry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Pas de réseau.');
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(onRetry, 'HOME-7 a failed section offers a retry').toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  args: { retry: { label: 'Réessayer', onRetry, loadingText: 'Veuillez patienter' } },
};
