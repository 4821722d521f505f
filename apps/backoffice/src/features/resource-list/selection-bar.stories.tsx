import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
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

function SelectedMessages() {
  const selection = useSelection<Item>(({ id }) => id);
  const { select } = selection;
  return (
    <>
      <Button onClick={() => select(SELECTED, true)}>Sélectionner deux messages</Button>
      <SelectionBar
        selection={selection}
        texts="messageSelection"
        resource={RESOURCE}
        page={undefined}
        view={{ page: 1, search: '' }}
        isUpdating={false}
      >
        <Button variant="contained">Marquer comme traités</Button>
      </SelectionBar>
    </>
  );
}

const meta = {
  title: 'Back office UI/Actions/SelectionBar',
  component: SelectedMessages,
  subcomponents: { SelectionBar },
  parameters: { guide: selectionBarGuide },
  decorators: [inComponentFrame],
} satisfies Meta<typeof SelectedMessages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sélectionner deux messages' }));
    const bar = within(await canvas.findByRole('region'));
    await expect(bar.getByText(/^2 sélectionnés/)).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Marquer comme traités' })).toBeEnabled();
    await userEvent.click(bar.getByRole('button', { name: 'Tout désélectionner' }));
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};
