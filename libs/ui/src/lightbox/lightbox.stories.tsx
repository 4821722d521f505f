import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ProductImage } from '../product-image/product-image.tsx';
import { productFixtures } from '../story-fixtures/product-fixtures.ts';
import { Lightbox } from './lightbox.tsx';
import { lightboxGuide } from './lightbox.guide.ts';
import { typed } from '../story-fixtures/typed.ts';

const images = productFixtures.slice(0, 3).map(({ id, name, image }) => ({
  id,
  content: <ProductImage src={image} alt={name} shape="contain" />,
}));

function Opener() {
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(1);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Voir en grand</Button>
      {open && (
        <Lightbox
          label="Photos"
          images={images}
          initialIndex={index}
          onSlideChange={setIndex}
          onClose={() => setOpen(false)}
          texts={{
            close: 'Fermer',
            previous: 'Précédent',
            next: 'Suivant',
            zoomIn: 'Agrandir',
            zoomOut: 'Réduire',
            position: `Photo ${index + 1} sur 3`,
          }}
        />
      )}
    </>
  );
}

const meta = {
  title: 'UI/Commerce/Lightbox',
  component: Lightbox,
  render: () => <Opener />,
  argTypes: { images: typed('readonly { id: string; content: ReactNode }[]') },
  parameters: {
    controls: { disable: true },
    guide: lightboxGuide,
    docs: { story: { inline: false, height: '34rem' } },
  },
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj;

function currentScale(dialog: HTMLElement): number {
  const target = dialog.querySelector('.swiper-slide-active .swiper-zoom-target');
  return target ? new DOMMatrix(getComputedStyle(target).transform).a : 0;
}

function panOffset(dialog: HTMLElement): number {
  const box = dialog.querySelector('.swiper-slide-active .swiper-zoom-container');
  return box ? new DOMMatrix(getComputedStyle(box).transform).e : 0;
}

/** Keyboard: arrows change the image, + zooms in, arrows then pan, Escape restores focus. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Voir en grand' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: 'Photos' });
    const elements = within(dialog);
    await waitFor(() => expect(dialog.querySelector('.swiper-slide-active')).not.toBeNull());
    await expect(elements.getByRole('status')).toHaveTextContent('Photo 2 sur 3');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(elements.getByRole('status')).toHaveTextContent('Photo 3 sur 3'));
    await userEvent.keyboard('+');
    await waitFor(() => expect(currentScale(dialog)).toBe(3));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(panOffset(dialog)).toBeLessThan(-40));
    await userEvent.keyboard('-');
    await waitFor(() => expect(currentScale(dialog)).toBe(1));
    await fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

async function openLightbox(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: 'Voir en grand' }));
  const dialog = await canvas.findByRole('dialog');
  await waitFor(() => expect(dialog.querySelector('.swiper-slide-active')).not.toBeNull());
  return dialog;
}

/** It opens at the image that was clicked. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const dialog = await openLightbox(canvas);
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Photo 2 sur 3');
  },
};

/** A mouse click zooms in. */
export const ZoomedIn: Story = {
  play: async ({ canvas }) => {
    const dialog = await openLightbox(canvas);
    await userEvent.click(within(dialog).getByRole('img', { name: productFixtures[1].name }));
    await waitFor(() => expect(currentScale(dialog)).toBe(3));
  },
};

/** The button zooms out. */
export const ZoomedOut: Story = {
  play: async ({ canvas }) => {
    const dialog = await openLightbox(canvas);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Agrandir' }));
    await waitFor(() => expect(currentScale(dialog)).toBe(3));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Réduire' }));
    await waitFor(() => expect(currentScale(dialog)).toBe(1));
  },
};
