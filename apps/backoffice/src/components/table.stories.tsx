import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { tableGuide } from './table.guide.ts';

const ROWS = [
  { id: 'K7Q29-FXM3T', name: 'Amel Ben Salah', city: 'La Marsa', total: '205,80 TND' },
  { id: 'P4W8D-2HJ6R', name: 'Sami Jaziri', city: 'Sfax', total: '67,00 TND' },
];

const meta = {
  title: 'Back office UI/Layout/Table',
  component: Table,
  parameters: { guide: tableGuide, controls: { include: ['size', 'stickyHeader'] } },
  decorators: [inComponentFrame],
  argTypes: {
    size: { options: ['small', 'medium'], control: { type: 'inline-radio' } },
    stickyHeader: { control: 'boolean' },
  },
  args: { size: 'medium', stickyHeader: false },
  render: (args) => (
    <TableContainer component={Paper}>
      <Table {...args} aria-label="Commandes">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox slotProps={{ input: { 'aria-label': 'Sélectionner la page' } }} />
            </TableCell>
            <TableCell>Numéro</TableCell>
            <TableCell>Client</TableCell>
            <TableCell>Statut</TableCell>
            <TableCell align="right">À encaisser</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ROWS.map(({ id, name, city, total }) => (
            <TableRow key={id} hover>
              <TableCell padding="checkbox">
                <Checkbox slotProps={{ input: { 'aria-label': `Sélectionner ${id}` } }} />
              </TableCell>
              <TableCell>{id}</TableCell>
              <TableCell>
                {name}, {city}
              </TableCell>
              <TableCell>
                <Chip component="span" color="warning" label="Nouvelle" />
              </TableCell>
              <TableCell align="right">{total}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  ),
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Statut' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(ROWS.length + 1);
  },
};

/** Rows that are closer to each other. */
export const Dense: Story = { args: { size: 'small' } };
