import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryShop } from '../../story-shop.tsx';

const meta = {
  title: 'Storefront/Order',
  component: StoryShop,
  args: { path: '/order#new', features: ['confirmation-link', 'image-widths'] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const CONFIRM = 'Je confirme ma commande';

async function openPanel(canvas: Canvas, button: string, title: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  const heading = await canvas.findByRole('heading', { level: 2, name: title });
  await waitFor(() => expect(heading).toHaveFocus());
  return within(heading.parentElement ?? heading);
}

/**
 * An order that waits: its pieces, the amount to pay, the address and one main button. No search engine lists the
 * page.
 */
export const New: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: 'Confirmez votre commande',
      }),
    ).toBeVisible();
    const total = canvas.getByText('À payer à la livraison').nextElementSibling?.textContent ?? '';
    await expect(total).toMatch(/^\d+,\d\d\sTND$/);
    await expect(
      canvas.getByText(
        `Rien à payer maintenant\u00A0: vous payez ${total} en espèces au livreur.`,
        {
          collapseWhitespace: false,
        },
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: CONFIRM })).toBeVisible();
    await expect(document.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex',
    );
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'I confirm my order' })).toBeVisible();
    await expect(canvas.getByText('To pay on delivery')).toBeVisible();
  },
};

/** One click confirms; the focus is on the heading that shows it, and the buttons are gone. */
export const Confirming: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: CONFIRM }));
    const heading = await canvas.findByRole('heading', {
      name: 'Merci, votre commande est confirmée.',
    });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: CONFIRM })).toBeNull();
  },
};

/** The address and the size are corrected in one form; a confirmation is still required. */
export const Correcting: Story = {
  play: async ({ canvas }) => {
    const panel = await openPanel(
      canvas,
      'Corriger l’adresse ou la taille',
      'Corriger ma commande',
    );
    const street = panel.getByLabelText('Adresse');
    await userEvent.clear(street);
    await userEvent.click(panel.getByRole('button', { name: 'Enregistrer' }));
    await expect(street).toHaveAccessibleDescription(/Saisissez votre adresse/);
    await userEvent.type(street, '5, rue de la Plage');
    const [sizes] = panel.getAllByRole('group', { name: /^Taille de / });
    await userEvent.click(within(sizes ?? street).getByRole('radio', { name: 'XL' }));
    await userEvent.click(panel.getByRole('button', { name: 'Enregistrer' }));
    await expect(
      await canvas.findByText('C’est corrigé. Vérifiez votre commande, puis confirmez-la.'),
    ).toBeVisible();
    await expect(canvas.getByText('5, rue de la Plage')).toBeVisible();
    await expect(canvas.getAllByText(/, XL$/)).not.toHaveLength(0);
    await expect(canvas.getByRole('button', { name: CONFIRM })).toBeVisible();
  },
};

/** A size that was sold meanwhile: the form stays, with the address that was typed. */
export const SizeSoldOut: Story = {
  args: { path: '/order#sold-out' },
  play: async ({ canvas }) => {
    const panel = await openPanel(
      canvas,
      'Corriger l’adresse ou la taille',
      'Corriger ma commande',
    );
    await userEvent.type(panel.getByLabelText('Ville'), ' Plage');
    await userEvent.click(panel.getByRole('button', { name: 'Enregistrer' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent(/vient d’être épuisée/);
    await expect(panel.getByLabelText<HTMLInputElement>('Ville').value).toMatch(/ Plage$/);
  },
};

/** A cancellation needs a confirmation; “no” returns to its button. */
export const Cancelling: Story = {
  play: async ({ canvas }) => {
    const title = 'Annuler cette commande\u202F?';
    const panel = await openPanel(canvas, 'Annuler ma commande', title);
    await userEvent.click(panel.getByRole('button', { name: 'Non, je la garde' }));
    await expect(canvas.getByRole('button', { name: 'Annuler ma commande' })).toHaveFocus();
    const again = await openPanel(canvas, 'Annuler ma commande', title);
    await userEvent.click(again.getByRole('button', { name: 'Oui, annuler ma commande' }));
    const heading = await canvas.findByRole('heading', { name: 'Votre commande est annulée.' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** A change that does not get through can be repeated. */
export const ChangeFailed: Story = {
  args: { path: '/order#failing' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: CONFIRM }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /Votre demande n’est pas passée.*sans risque/,
    );
    await expect(canvas.getByRole('button', { name: CONFIRM })).toBeEnabled();
  },
};

/** The owner changed the order meanwhile: nothing is confirmed that the buyer did not see. */
export const ChangedMeanwhile: Story = {
  args: { path: '/order#changed' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: CONFIRM }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Nous venons de modifier votre commande.',
    );
    await expect(canvas.getByRole('button', { name: CONFIRM })).toBeVisible();
  },
};

/** The owner confirmed the order meanwhile: the page shows that it is not cancelled. */
export const CancelledTooLate: Story = {
  args: { path: '/order#late' },
  play: async ({ canvas }) => {
    const title = 'Annuler cette commande\u202F?';
    const panel = await openPanel(canvas, 'Annuler ma commande', title);
    await userEvent.click(panel.getByRole('button', { name: 'Oui, annuler ma commande' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /votre dernière demande n’a pas été prise en compte/,
    );
  },
};

export const Confirmed: Story = { args: { path: '/order#confirmed' } };
export const Shipped: Story = {
  args: { path: '/order#shipped' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Votre commande est en route.' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: CONFIRM })).toBeNull();
  },
};
export const Delivered: Story = { args: { path: '/order#delivered' } };
export const Cancelled: Story = { args: { path: '/order#cancelled' } };
export const Returned: Story = { args: { path: '/order#returned' } };

/** A link that is old, cut, forged, or of a deleted order: how to reach the shop. */
export const Refused: Story = {
  args: { path: '/order#nothing' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Ce lien ne fonctionne pas' }),
    ).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Appelez-nous' })).toHaveAttribute(
      'href',
      'tel:+21670000000',
    );
    await expect(main.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  },
};

/** Without the feature, a link is refused like any other. */
export const WithoutFeature: Story = { ...Refused, args: { features: [] } };

export const Loading: Story = {
  args: { apiServer: 'silent' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Votre commande arrive…')).toBeInTheDocument());
  },
};

export const Failed: Story = {
  tags: ['failed'],
  args: { apiServer: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expect(canvas.getByText('Votre commande n’a pas pu être affichée.')).toBeVisible();
  },
};

/** Long and Arabic texts, on a phone. */
export const Longest: Story = {
  args: { path: '/order#long' },
  globals: { texts: 'pseudo', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
