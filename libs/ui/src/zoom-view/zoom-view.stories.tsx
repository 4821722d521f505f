import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ProductPicture } from '../product-picture/product-picture.tsx';
import { storyProducts } from '../story-parts/story-products.ts';
import { ZoomView } from './zoom-view.tsx';

const pictures = storyProducts.slice(0, 3).map(({ id, name, picture }) => ({
  id,
  content: <ProductPicture src={picture} alt={name} frame="whole" />,
}));

function Opener() {
  const [open, setOpen] = useState(false);
  const [index, show] = useState(1);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Voir en grand</Button>
      {open && (
        <ZoomView
          label="Photos"
          pictures={pictures}
          start={index}
          onShown={show}
          onClose={() => setOpen(false)}
          texts={{
            close: 'Fermer',
            previous: 'Précédent',
            next: 'Suivant',
            larger: 'Agrandir',
            smaller: 'Réduire',
            position: `Photo ${index + 1} sur 3`,
          }}
        />
      )}
    </>
  );
}

const meta = { title: 'UI/ZoomView', component: Opener } satisfies Meta<typeof Opener>;

export default meta;
type Story = StoryObj<typeof meta>;

function shownScale(dialog: HTMLElement): number {
  const target = dialog.querySelector('.swiper-slide-active .swiper-zoom-target');
  return target ? new DOMMatrix(getComputedStyle(target).transform).a : 0;
}

function panned(dialog: HTMLElement): number {
  const box = dialog.querySelector('.swiper-slide-active .swiper-zoom-container');
  return box ? new DOMMatrix(getComputedStyle(box).transform).e : 0;
}

/** By keyboard alone: arrows turn, + makes larger, arrows then move about, Escape gives focus back. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Voir en grand' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: 'Photos' });
    const parts = within(dialog);
    await waitFor(() => expect(dialog.querySelector('.swiper-slide-active')).not.toBeNull());
    await expect(parts.getByRole('status')).toHaveTextContent('Photo 2 sur 3');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(parts.getByRole('status')).toHaveTextContent('Photo 3 sur 3'));
    await userEvent.keyboard('+');
    await waitFor(() => expect(shownScale(dialog)).toBe(3));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(panned(dialog)).toBeLessThan(-40));
    await userEvent.keyboard('-');
    await waitFor(() => expect(shownScale(dialog)).toBe(1));
    await fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** A mouse's click makes larger and, again, as it was. */
export const ByMouse: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir en grand' }));
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('.swiper-slide-active')).not.toBeNull());
    const picture = within(dialog).getByRole('img', { name: storyProducts[1].name });
    await userEvent.click(picture);
    await waitFor(() => expect(shownScale(dialog)).toBe(3));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Réduire' }));
    await waitFor(() => expect(shownScale(dialog)).toBe(1));
  },
};
