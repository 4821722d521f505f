import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyLine } from '../../story-lines.ts';
import { StoryShop } from '../../story-shop.tsx';

type Canvas = ReturnType<typeof within>;

const line = storyLine(0, 'S', 2);

/** Without the bar of a phone, whose note is hidden from screen readers. */
const NOT_HIDDEN = { ignore: '[aria-hidden="true"]' };

const meta = {
  title: 'Storefront/Checkout',
  component: StoryShop,
  args: { path: '/Command', cart: [line, storyLine(17, 'L', 1)] },
  parameters: { layout: 'fullscreen' },
  globals: { language: 'en' },
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;

const FIELDS = {
  Name: 'Amira Ben Salah',
  Email: 'amira@exemple.tn',
  'Phone Number': '98 765 432',
  City: 'La Marsa',
  Street: '12, rue du Jasmin',
};

async function fillIn(canvas: Canvas, submit = 'Submit Order', fields = Object.keys(FIELDS)) {
  await canvas.findByRole('button', { name: submit });
  for (const [index, text] of Object.values(FIELDS).entries()) {
    await userEvent.type(canvas.getByLabelText(fields[index] ?? ''), text);
  }
  await userEvent.click(canvas.getByRole('button', { name: submit }));
}

/** CMD-1: a doubtful phone number displays a warning. */
export const DoubtfulPhone: Story = {
  play: async ({ canvas }) => {
    const phone = await canvas.findByLabelText('Phone Number');
    for (const [label, text] of Object.entries({ ...FIELDS, 'Phone Number': '98 76' })) {
      await userEvent.type(canvas.getByLabelText(label), text);
    }
    await waitFor(() =>
      expect(phone).toHaveAccessibleDescription(
        /Check your number: it does not have eight digits. If it is right, go on.$/,
      ),
    );
    await expect(phone).toBeValid();
  },
};

/** CMD-1: an order with a doubtful phone number is accepted. */
export const PlacedWithDoubtfulPhone: Story = {
  play: async (context) => {
    const { canvas } = context;
    await DoubtfulPhone.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Order' }));
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { name: 'Thank you, your order is placed.' }),
      ).toBeVisible(),
    );
  },
};

/** CMD-1: a required field without a value shows what to do, until it has one. */
export const RequiredFields: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit Order' }));
    await expect(await canvas.findAllByText(/^Enter your /)).toHaveLength(5);
    await expect(canvas.getByLabelText('City')).toHaveAccessibleDescription(/Enter your city$/);
    await userEvent.type(canvas.getByLabelText('Name'), 'A');
    await expect(canvas.getAllByText(/^Enter your /)).toHaveLength(4);
  },
};

/** CMD-1: the summary, and five required fields. */
export const Form: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Submit Order' });
    for (const label of Object.keys(FIELDS)) {
      await expect(canvas.getByLabelText(label)).toBeRequired();
    }
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email');
    const summary = within(canvas.getByRole('complementary', { name: 'Your order' }));
    const total = summary.getByText('Total').nextElementSibling?.textContent;
    await expect(total).toMatch(/^\d+\.\d\d\sTND$/);
    await expect(
      canvas.getByText(`Nothing to pay online: ${total} on delivery.`, {
        collapseWhitespace: false,
      }),
    ).toBeVisible();
  },
};

/** CMD-1: the attributes for phone keyboards and autocompletion; the number is formatted. */
export const FormattedPhone: Story = {
  play: async ({ canvas }) => {
    const phone = await canvas.findByLabelText('Phone Number');
    await userEvent.type(phone, '98765432');
    await userEvent.tab();
    await expect(phone).toHaveValue('+216 98 765 432');
    await expect(phone).toHaveAttribute('type', 'tel');
    await expect(phone).toHaveAttribute('inputmode', 'tel');
    const autocomplete = Object.keys(FIELDS).map((label) =>
      canvas.getByLabelText(label).getAttribute('autocomplete'),
    );
    await expect(autocomplete).toEqual([
      'name',
      'email',
      'tel',
      'address-level2',
      'street-address',
    ]);
  },
};

const ARABIC_PHONE = '\u202A\u0669\u0668 \u0667\u0666\u0665 \u0664\u0663\u0662\u202C';

/** CMD-1: a number in Arabic digits is understood; number and whole address are read back before Submit. */
export const ReadBack: Story = {
  play: async ({ canvas }) => {
    const phone = await canvas.findByLabelText('Phone Number');
    await userEvent.click(phone);
    await userEvent.paste(ARABIC_PHONE);
    await userEvent.type(canvas.getByLabelText('City'), 'المرسى');
    await expect(canvas.queryByText(/^Delivery:/)).toBeNull();
    await userEvent.type(canvas.getByLabelText('Street'), FIELDS.Street);
    await expect(phone).toHaveValue('+216 98 765 432');
    await expect(canvas.queryByText(/^Check your number/)).toBeNull();
    await expect(canvas.getByText(/^We’ll call you on/, NOT_HIDDEN)).toHaveTextContent(
      'We’ll call you on +216 98 765 432',
    );
    await expect(canvas.getByText(/^Delivery:/)).toHaveTextContent(
      'Delivery: 12, rue du Jasmin, المرسى',
    );
  },
};

/** CMD-1: on a laptop the fields are in pairs, and Submit is in the first screen with the payment note. */
export const Laptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const submit = await canvas.findByRole('button', { name: 'Submit Order' });
    const top = (label: string) => canvas.getByLabelText(label).getBoundingClientRect().top;
    await expect(top('Name')).toBe(top('Email'));
    await expect(top('Phone Number')).toBe(top('City'));
    const note = canvas.getByText(/^Nothing to pay online/).getBoundingClientRect();
    await expect(note.left).toBeGreaterThan(submit.getBoundingClientRect().right);
  },
};

/** CMD-1: the first invalid field has the focus and an error message. */
export const Invalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Amira');
    await userEvent.type(canvas.getByLabelText('Email'), 'amira{Enter}');
    const email = canvas.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription('Enter a valid e-mail address.');
  },
};

/** CMD-6: the typed values stay after a visit to the cart. */
export const RestoredValues: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), FIELDS.Name);
    await userEvent.click(canvas.getByRole('link', { name: 'Edit the cart' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Proceed' }));
    await expect(await canvas.findByLabelText('Name')).toHaveValue(FIELDS.Name);
  },
};

/** CMD-4: the shopper who asks for it finds the fields filled in at the next order. */
export const Remembered: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Submit Order' });
    const remember = canvas.getByRole('checkbox', { name: 'Remember me on this device' });
    await expect(remember).not.toBeChecked();
    await userEvent.click(remember);
    await expect(remember).toBeChecked();
    await expect(remember).toHaveAccessibleDescription(/^Name, email, phone number and address/);
  },
};

/** CART-2 F5: the lines that have changed since they were added, each with its stock and its price. */
export const Changed: Story = {
  args: { cart: [{ ...line, discounted_price: '25.00', quantity: 900, colors: [] }] },
  play: async ({ canvas }) => {
    await canvas.findByText('Your cart has changed since you filled it.');
    const changes = canvas.getByText(/^Only \d+ left:/).closest('li');
    await expect(changes?.innerText).toMatch(
      /\nOnly \d+ left: the quantity will be \d+\.\nNew price: 25\.00/,
    );
  },
};

/** CMD-1 CMD-5: issues of the cart do not prevent a submission; the API server decides. */
export const SubmittedWithIssues: Story = {
  args: {
    ...Changed.args,
    postResponse: Response.json({ error: 'Total', code: 'total_changed' }, { status: 409 }),
  },
  play: async (context) => {
    const { canvas } = context;
    await Changed.play?.(context);
    await fillIn(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to submit the order. Please try again.');
    await expect(canvas.queryByText('Your cart has changed since you filled it.')).toBeNull();
    await expect(within(alert).getByRole('button', { name: 'Update the cart' })).toBeVisible();
  },
};

/** CART-2 CMD-5: the total of a changed cart stays provisional after another failure, and the cart can be updated. */
export const FailedWithIssues: Story = {
  args: {
    ...Changed.args,
    postResponse: Response.json({ error: 'Busy', code: 'unavailable' }, { status: 503 }),
  },
  play: async (context) => {
    const { canvas } = context;
    await Changed.play?.(context);
    await fillIn(canvas);
    await canvas.findByRole('alert');
    await expect(canvas.getByText('Your cart has changed since you filled it.')).toBeVisible();
    await expect(canvas.getByText('Provisional total', NOT_HIDDEN)).toBeVisible();
    await expect(canvas.getByText('Nothing to pay online: you pay on delivery.')).toBeVisible();
  },
};

/** CMD-5: after one click on Update the cart, the order is accepted. */
export const PlacedAfterUpdate: Story = {
  args: Changed.args ?? {},
  play: async (context) => {
    const { canvas } = context;
    await Changed.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Update the cart' }));
    await expect(canvas.queryByText(/has changed since/)).toBeNull();
    await fillIn(canvas);
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { name: 'Thank you, your order is placed.' }),
      ).toBeVisible(),
    );
  },
};

/** CMD-4: a confirmation with the order's number, an empty cart and a link to the shop. */
export const Placed: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { name: 'Thank you, your order is placed.' }),
      ).toBeVisible(),
    );
    await expect(canvas.getByRole('link', { name: 'Continue Shopping' })).toBeVisible();
    await expect(canvas.getByText(/^We’ll call you on/)).toHaveTextContent('+216 98 765 432');
    await expect(canvas.getByText(/^Delivery:/)).toHaveTextContent('12, rue du Jasmin, La Marsa');
    await expect(canvas.getByRole('link', { name: 'Call us' })).toHaveAttribute(
      'href',
      'tel:+21670000000',
    );
    await expect(canvas.getByRole('link', { name: 'WhatsApp message' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/21670000000\?text=Hello.*[0-9A-Z]{5}-[0-9A-Z]{5}$/),
    );
    const pieces = canvas.getAllByRole('listitem').filter((item) => item.querySelector('img'));
    await expect(pieces, 'each line has its image').toHaveLength(2);
    await expect(canvas.getByText('Subtotal').nextElementSibling).toHaveTextContent(/^\d+\.\d\d/);
    await expect(await canvas.findAllByRole('link', { name: 'Cart, 0 items' })).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the number' }));
    await waitFor(() => expect(canvas.getByText(/^Copied$|^The number is selected/)).toBeVisible());
  },
};

/** CMD-4: without a number in the response, the lines of the order can be put into the cart again. */
export const PlacedWithoutNumber: Story = {
  args: { postResponse: Response.json({}, { status: 201 }) },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await waitFor(() => expect(canvas.getByText(/^The order has no number\./)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Get my items back' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset cart' }));
    await waitFor(() => expect(canvas.getByText('Your cart is empty.')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Get my items back' })).toBeNull();
  },
};

/** CON-1: the confirmation links to the form of a return, with the number of the order. */
export const ReturnOfPlacedOrder: Story = {
  play: async (context) => {
    const { canvas } = context;
    await Placed.play?.(context);
    await userEvent.click(canvas.getByRole('link', { name: /Write to us/ }));
    await expect(await canvas.findByLabelText('Command ID')).not.toHaveValue('');
    await expect(canvas.getByLabelText('Query type')).toHaveValue('return');
  },
};

/** CMD-3: during the submission the button is disabled and has a loading text. */
export const Sending: Story = {
  args: { postResponse: 'silent' },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(await canvas.findByRole('button', { name: 'Please wait' })).toBeDisabled();
  },
};

/** CMD-5: any error displays the specified message; the typed values stay. */
export const Refused: Story = {
  args: { postResponse: 'failing' },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to submit the order. Please try again.',
    );
    await expect(canvas.getByLabelText('Name')).toHaveValue(FIELDS.Name);
    await expect(canvas.getByRole('link', { name: 'Call us' })).toBeVisible();
  },
};

/** O6 CMD-5: an order whose response is lost may have arrived: the shopper can ask, and is not led to a second order. */
export const ResponseLost: Story = {
  args: {
    postResponse: Response.json({ error: 'Unknown', code: 'outcome_unknown' }, { status: 503 }),
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('You can also ask us whether it has arrived:');
    await expect(alert).not.toHaveTextContent('another way');
  },
};

/** CMD-5: below that message, the line and its stock. */
export const OutOfStock: Story = {
  args: {
    postResponse: Response.json(
      {
        error: 'Not enough in stock',
        code: 'out_of_stock',
        lines: [{ product: line._id, color: line.color, size: 's', requested: 2, available: 1 }],
      },
      { status: 409 },
    ),
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      `${line.productName} (Sidi Bou Said blue, S): only one left.`,
    );
    await expect(within(alert).getByRole('button', { name: 'Update the cart' })).toBeVisible();
    await expect(within(alert).queryByRole('link', { name: 'Call us' })).toBeNull();
  },
};

/** CMD-5: below that message, the limit, and the shop's phone number and WhatsApp for a larger order. */
export const AboveLimit: Story = {
  args: {
    postResponse: Response.json(
      { error: 'Too many', code: 'order_limit', exceeded: { of: 'line_pieces', max: 10 } },
      { status: 409 },
    ),
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('An order online has at most 10 pieces of one item.');
    await expect(within(alert).getByRole('link', { name: 'Call us' })).toBeVisible();
    await expect(within(alert).queryByRole('button', { name: 'Update the cart' })).toBeNull();
    await expect(canvas.getByLabelText('Name')).toHaveValue(FIELDS.Name);
  },
};

/** CMD-6: with an empty cart, the page redirects to the cart. */
export const NothingToOrder: Story = {
  args: { cart: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Your cart is empty.')).toBeVisible());
  },
};

export const French: Story = { tags: ['full'], globals: { language: 'fr' } };

/** CMD-5, in French: the message and the typed values. */
export const FrenchRefused: Story = {
  tags: ['failed', 'played'],
  args: { postResponse: 'failing' },
  globals: { language: 'fr' },
  play: async ({ canvas }) => {
    const fields = ['Nom', 'E-mail', 'Numéro de téléphone', 'Ville', 'Adresse'];
    await fillIn(canvas, 'Confirmer la commande', fields);
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await expect(canvas.getByLabelText('Nom')).toHaveValue(FIELDS.Name);
  },
};

/** The longest name and quantity, pseudo-localised texts and every error, on a phone. */
export const Longest: Story = {
  args: {
    cart: [
      {
        ...line,
        productName: `${line.productName} anticonstitutionnellement `.repeat(4),
        size: 'Taille unique ajustable à la taille',
        price: '9999999.00',
        discounted_price: '9999999.00',
        quantity: 10_000,
      },
    ],
    apiServer: 'failing',
  },
  globals: { language: 'fr', texts: 'pseudo', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const fields = await canvas.findAllByRole('textbox');
    await userEvent.click(fields[0]?.closest('form')?.querySelector('button') ?? document.body);
    await waitFor(() =>
      expect(canvas.getAllByRole('textbox', { description: /./ })).toHaveLength(5),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The maximum number of lines of an order: the summary lists all of them. */
export const HundredLines: Story = {
  args: {
    cart: Array.from({ length: 100 }, (_, number) => ({ ...line, size: `S${number}` })),
    apiServer: 'failing',
  },
  play: async ({ canvas }) => {
    const summary = await canvas.findByRole('complementary', { name: 'Your order' });
    await expect(within(summary).getAllByRole('listitem')).toHaveLength(100);
  },
};
