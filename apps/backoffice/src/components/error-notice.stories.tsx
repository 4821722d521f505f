import { ApiError } from '@shop/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { ErrorNotice } from './error-notice.tsx';
import { errorNoticeGuide } from './error-notice.guide.ts';

const meta = {
  title: 'Back office UI/Feedback/ErrorNotice',
  component: ErrorNotice,
  parameters: { guide: errorNoticeGuide },
  decorators: [inComponentFrame],
  argTypes: { error: { control: false, table: { type: { summary: 'ApiError | Error' } } } },
  args: {
    title: 'Cette liste n’a pas pu être chargée',
    error: new Error('HTTP 500'),
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Cette liste n’a pas pu être chargée',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** An error of the API server has the id of its request, which is in the server's log. */
export const WithReference: Story = {
  args: {
    error: new ApiError('http', 'listProducts', {
      status: 500,
      code: 'internal',
      requestId: '5f0c81d2a9b4-118',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /Référence à nous donner\s: 5f0c81d2a9b4-118/,
    );
  },
};

export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Veuillez patienter' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
