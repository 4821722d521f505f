import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inComponentFrame } from '../../component-frame.tsx';
import { selectionBarGuide } from './selection-bar.guide.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { ResourceDefinition } from './use-resource-list.ts';
import { useSelection } from './use-selection.ts';

type Item = { id: string };
const SELECTED: Item[] = [{ id: '1' }, { id: '2' }];
/** A list without other pages. */
const RESOURCE: ResourceDefinition<Item> = {
  name: 'items',
  idOf: ({ id }) => id,
  fetchList: () => Promise.reject(new Error('The list has one page.')),
  pageSize: 6,
  searchFeature: 'search',
  matches: () => true,
};

type SelectedMessagesProps = {
  /** Whether an update of many items runs: the bar stays, with its progress. */
  isUpdating: boolean;
};

/** A list with two selected messages. */
function SelectedMessages({ isUpdating }: SelectedMessagesProps) {
  const selection = useSelection<Item>(({ id }) => id);
  const [hasStarted, setStarted] = useState(false);
  if (!hasStarted) {
    setStarted(true);
    selection.select(SELECTED, true);
  }
  return (
    <SelectionBar
      selection={selection}
      texts="messageSelection"
      resource={RESOURCE}
      page={undefined}
      view={{ page: 1, search: '' }}
      isUpdating={isUpdating}
    >
      <Button variant="contained">Marquer comme traités</Button>
    </SelectionBar>
  );
}

const meta = {
  title: 'Back office UI/Actions/SelectionBar',
  component: SelectedMessages,
  subcomponents: { SelectionBar },
  parameters: { guide: selectionBarGuide },
  decorators: [inComponentFrame],
  args: { isUpdating: false },
} satisfies Meta<typeof SelectedMessages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('region'));
    await expect(bar.getByText(/^2 sélectionnés/)).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Marquer comme traités' })).toBeEnabled();
  },
};

/** Without selected items there is no bar. */
export const Deselected: Story = {
  // The page of the component does not click.
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('region'));
    await userEvent.click(bar.getByRole('button', { name: 'Tout désélectionner' }));
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};
