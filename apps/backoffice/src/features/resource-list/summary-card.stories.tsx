import Checkbox from '@mui/material/Checkbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OrderStatusChip } from '../../components/order-status-chip.tsx';
import { inComponentFrame } from '../../component-frame.tsx';
import { summaryCardGuide } from './summary-card.guide.ts';
import { SummaryCard } from './summary-card.tsx';

const meta = {
  title: 'Back office UI/Commerce/SummaryCard',
  component: SummaryCard,
  parameters: { guide: summaryCardGuide, controls: { include: ['isOpen', 'isSelected'] } },
  decorators: [inComponentFrame],
  args: {
    itemId: 'K7Q29-FXM3T',
    title: 'Commande n° K7Q29-FXM3T',
    customer: 'Amel Ben Salah',
    note: 'La Marsa · 205,80 TND',
    aside: <OrderStatusChip status="new" />,
    isOpen: false,
    onOpen: fn(),
  },
} satisfies Meta<typeof SummaryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Amel Ben Salah/ }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Open: Story = {
  args: { isOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: true })).toBeVisible();
  },
};

export const Selected: Story = {
  args: {
    isSelected: true,
    checkbox: <Checkbox checked slotProps={{ input: { 'aria-label': 'Sélectionner' } }} />,
  },
};

const ARABIC_NOTE = `مرحبا، ${'هل عندكم هذا الفستان بمقاس كبير؟ '.repeat(8)}`.trim();

/** Of a note in Arabic that is too long, the end is cut, not the beginning. */
export const ArabicNote: Story = {
  args: { note: ARABIC_NOTE },
  play: async ({ canvas }) => {
    const note = await canvas.findByText(ARABIC_NOTE);
    const start = document.createRange();
    start.setStart(note.firstChild ?? note, 0);
    start.setEnd(note.firstChild ?? note, 1);
    await expect(note.scrollWidth).toBeGreaterThan(note.clientWidth);
    await expect(start.getBoundingClientRect().right).toBeLessThanOrEqual(
      note.getBoundingClientRect().right,
    );
  },
};
