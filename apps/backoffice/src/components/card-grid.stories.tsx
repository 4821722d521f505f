import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Price, ProductImage } from '@shop/ui';
import { productFixtures } from '@shop/ui/product-fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { CardGrid } from './card-grid.tsx';
import { cardGridGuide } from './card-grid.guide.ts';

const meta = {
  title: 'Back office UI/Layout/CardGrid',
  component: CardGrid,
  parameters: { guide: cardGridGuide },
  decorators: [inComponentFrame],
  args: {
    card: 'wide',
    children: ['Amel Ben Salah', 'Mohamed Aziz Trabelsi', 'Sami Jaziri'].map((name) => (
      <Card key={name}>
        <CardContent>
          <Typography variant="h3" component="h2">
            {name}
          </Typography>
          <Typography color="textSecondary">La Marsa</Typography>
          <Chip color="warning" label="Nouvelle" sx={{ mt: 3 }} />
        </CardContent>
        <CardActions>
          <Button variant="contained">Confirmer</Button>
          <Button variant="outlined">Voir le détail</Button>
        </CardActions>
      </Card>
    )),
  },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A list of cards: screen readers read out their number. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Cards of a line each. */
export const Rows: Story = { args: { card: 'row' } };

/** Cards with an image. */
export const Images: Story = {
  args: {
    card: 'image',
    children: productFixtures.slice(0, 3).map(({ id, name, amount, image }) => (
      <Card key={id}>
        <ProductImage src={image} alt="" />
        <CardContent>
          <Typography component="h2">{name}</Typography>
          <Price amount={amount} />
        </CardContent>
      </Card>
    )),
  },
};
