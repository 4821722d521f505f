import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fixtureCall } from '../../../../../../.storybook/call-fixtures.ts';
import { fixtureOrders } from '../../../../../../.storybook/order-fixtures.ts';
import { StoryFrame } from '../../../story-frame.tsx';

const WAIT = { timeout: 15_000 };
const NEXT = /\/api\/confirmation\/next\/$/;
const OUTCOMES = /\/outcomes\/$/;

const meta = {
  title: 'Back office/Confirmation calls',
  component: StoryFrame,
  args: { path: '/admin/commands/confirm', features: ['status', 'paging', 'confirmation'] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Responds to the requests of a URL as a test needs it. */
function respond(url: RegExp, body: () => Promise<Response>) {
  return () => (request: Request) =>
    url.test(request.url) && request.method === 'POST' ? body() : undefined;
}

const FEATURES = ['status', 'paging', 'confirmation'];

/** Responds with the first order as the next call, changed as a test needs it. */
function respondWithCall(
  { order: changes, ...call }: { order?: object; lease?: object },
  features = FEATURES,
) {
  return respond(NEXT, () => {
    const [order] = fixtureOrders;
    if (!order) throw new Error('An order is needed');
    const next = { ...fixtureCall({ ...order, ...changes }), ...call };
    return Promise.resolve(
      Response.json(
        { due: 3, later: 0, next_at: null, call: next },
        { headers: { 'Shop-Features': features.join(' ') } },
      ),
    );
  });
}

/** The first order with its stock, the calls without an answer, and the six outcomes. */
export const Full: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Amel Ben Salah' }, WAIT);
    await expect(canvas.getByRole('link', { name: 'Appeler' })).toHaveAttribute(
      'href',
      'tel:+21620123450',
    );
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/21620123450?text='),
    );
    await expect(canvas.getByText('Encore 6 en stock')).toBeVisible();
    const outcomes = within(canvas.getByRole('region', { name: 'Résultat de l’appel' }));
    await expect(outcomes.getAllByRole('button')).toHaveLength(6);
  },
};

/** Feature `confirmation-link`: the WhatsApp message has the customer's link to confirm the order. */
export const ConfirmationLink: Story = {
  args: { features: ['status', 'paging', 'confirmation', 'confirmation-link'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'WhatsApp' }, WAIT)).toHaveAttribute(
      'href',
      expect.stringContaining('http%3A%2F%2Fshop.test%2Forder%23k7q29fxm3t-'),
    );
  },
};

/** Calling is the first step; once pressed, the outcome is the next one. */
export const Called: Story = {
  play: async ({ canvas }) => {
    const call = await canvas.findByRole('link', { name: 'Appeler' }, WAIT);
    const confirmed = canvas.getByRole('button', { name: /^Confirmée/ });
    await expect(call).toHaveClass('MuiButton-contained');
    await expect(confirmed).toHaveClass('MuiButton-outlined');
    // The browser would open the telephone's app.
    call.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(call);
    await expect(call).toHaveClass('MuiButton-outlined');
    await expect(confirmed).toHaveClass('MuiButton-contained');
  },
};

/** An order that comes back to the queue is called again first. */
export const CalledAgain: Story = {
  play: async (context) => {
    const { canvas } = context;
    await Called.play?.(context);
    await userEvent.keyboard('n');
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Revenir à la commande/ }, WAIT),
    );
    await canvas.findByRole('heading', { level: 2, name: 'Amel Ben Salah' }, WAIT);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Appeler' })).toHaveClass('MuiButton-contained'),
    );
  },
};

/** On a phone the outcomes are above the navigation, within the reach of a thumb. */
export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone' } } };

/** The back office in English. */
export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Amel Ben Salah' }, WAIT);
  },
};

/** The key r opens the reasons, one of which is recorded by a click. */
export const Refused: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Amel Ben Salah' }, WAIT);
    await userEvent.keyboard('r');
    const body = within(canvasElement.ownerDocument.body);
    const dialog = await body.findByRole('dialog', { name: /^Pourquoi ce refus/ });
    await expect(within(dialog).getByRole('button', { name: 'Trop cher' })).toBeVisible();
  },
};

/** The key b opens the times of the next call. A time in the past is refused. */
export const CallBack: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Amel Ben Salah' }, WAIT);
    await userEvent.keyboard('b');
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog', { name: /^Rappeler quand/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Rappeler à cette date' }));
    await expect(await dialog.findByText(/^Choisissez une heure à venir/)).toBeVisible();
  },
};

/** The other orders of the phone number are one click away. */
export const Duplicate: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Amel Ben Salah' }, WAIT);
    await userEvent.click(canvas.getByRole('button', { name: 'Doublon' }));
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole('dialog', { name: /^Doublon de quelle commande/ });
  },
};

/** A number without an order stays in its field, with an error. */
export const UnknownDuplicate: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Amel Ben Salah' }, WAIT);
    await userEvent.click(canvas.getByRole('button', { name: 'Doublon' }));
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog', { name: /^Doublon de quelle commande/ }));
    const field = await dialog.findByRole('textbox', { name: /^N/ });
    await userEvent.type(field, 'ZZZZZ-ZZZZZ{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveValue('ZZZZZ-ZZZZZ');
  },
};

/** An outcome without a response waits, and is sent again. */
export const Waiting: Story = {
  args: { intercept: respond(OUTCOMES, () => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Amel Ben Salah' }, WAIT);
    await userEvent.keyboard('n');
    await expect(await canvas.findByText(/« Pas de réponse » est gardé/, {}, WAIT)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Confirmée/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Another person confirmed the order meanwhile: its state is shown, and the typed note is kept. */
export const Changed: Story = {
  args: {
    intercept: () => (request) => {
      const [order] = fixtureOrders;
      if (!order || request.method !== 'POST') return undefined;
      const headers = { 'Shop-Features': 'status paging confirmation' };
      if (OUTCOMES.test(request.url)) {
        const body = { error: 'bad_transition', code: 'bad_transition' };
        return Promise.resolve(Response.json(body, { status: 409, headers }));
      }
      if (NEXT.test(request.url)) return undefined;
      const changed = fixtureCall({ ...order, status: 'confirmed', history: [] });
      return Promise.resolve(Response.json(changed, { headers }));
    },
  },
  play: async ({ canvas }) => {
    const note = await canvas.findByLabelText('Note sur l’appel', {}, WAIT);
    await userEvent.type(note, 'Après 17 h');
    await userEvent.click(canvas.getByRole('button', { name: /^Pas de réponse/ }));
    await expect(
      await canvas.findByText(/^Une autre personne a changé/, {}, WAIT),
    ).toHaveTextContent('Confirmée');
    await expect(canvas.getByLabelText('Note sur l’appel')).toHaveValue('Après 17 h');
    await expect(canvas.getByRole('button', { name: 'Commande suivante' })).toBeEnabled();
  },
};

/** Responds with an order that another session has leased. */
function takenBy(by: string) {
  return respondWithCall({ lease: { by, until: '2026-11-20T10:35:00.000Z', mine: false } });
}

/** Another person may be calling this customer. */
export const TakenByAnother: Story = {
  args: { intercept: takenBy('Samia') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Samia a pris cette commande/, {}, WAIT)).toBeVisible();
  },
};

/** The same account in another browser or on another device is not called another person. */
export const TakenByYou: Story = {
  args: { intercept: takenBy('owner') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Cette commande est ouverte avec votre compte/, {}, WAIT),
    ).toBeVisible();
  },
};

/** After an outcome the next order comes by itself, and the last one is one click away. */
export const Recorded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Amel Ben Salah' }, WAIT);
    await userEvent.keyboard('c');
    await expect(
      await canvas.findByRole('button', { name: /^Revenir à la commande/ }, WAIT),
    ).toBeVisible();
  },
};

/** After an undo, the number of calls is the API server's of now, not the one before the outcome. */
export const UndoneCount: Story = {
  args: {
    intercept: () => (request) =>
      request.url.endsWith('/api/confirmation/counts/')
        ? Promise.resolve(Response.json({ due: 7, later: 0, next_at: null }))
        : undefined,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Amel Ben Salah' }, WAIT);
    await userEvent.keyboard('c');
    await canvas.findByRole('button', { name: /^Revenir à la commande/ }, WAIT);
    await userEvent.keyboard('u');
    await expect(await canvas.findByText('7 appels à faire', undefined, WAIT)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Amel Ben Salah' })).toBeVisible();
  },
};

/** Feature `customers`: what the customer refused, with the other reasons to hesitate, is above the order. */
export const CustomerWarnings: Story = {
  args: { features: ['status', 'paging', 'confirmation', 'customers'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('2 commandes refusées ou retournées', {}, WAIT),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ouvrir la fiche' })).toHaveAttribute(
      'href',
      '/admin/customers/1',
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Where the text of an element begins, in pixels. */
function leftOf(element: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return Math.round(range.getBoundingClientRect().left);
}

/** An Arabic name on a phone. It stands above the number, and the address below its label. */
export const ArabicName: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    intercept: respondWithCall({
      order: {
        client_name: 'آمال بن صالح الطرابلسي',
        city: 'صفاقس',
        street: '٤ شارع الحبيب بورقيبة',
      },
    }),
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole(
      'heading',
      { level: 2, name: 'آمال بن صالح الطرابلسي' },
      WAIT,
    );
    await expect(leftOf(name)).toBe(leftOf(canvas.getByText(/^\+216/)));
    const [street] = canvas.getAllByText('٤ شارع الحبيب بورقيبة');
    await expect(street && leftOf(street)).toBe(leftOf(canvas.getByText('Adresse')));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A customer who gave two numbers: each has its buttons. */
export const TwoNumbers: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    intercept: respondWithCall({ order: { number: '20 123 450 / 98 765 432' } }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Amel Ben Salah' }, WAIT);
    for (const [name, digits] of [
      [/^Appeler \+216\s20\s123\s450$/, 'tel:+21620123450'],
      [/^Appeler \+216\s98\s765\s432$/, 'tel:+21698765432'],
      [/^WhatsApp \+216\s98\s765\s432$/, 'https://wa.me/21698765432?text='],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringContaining(digits),
      );
    }
    await expect(canvas.queryByText(/n’est pas un numéro/)).toBeNull();
  },
};

/** The text of the WhatsApp link. */
function messageOf(link: HTMLElement): string {
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '';
}

/** Feature `customers`: the message is in the language of the customer's record, here Darija in Arabic letters. */
export const MessageInDarija: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    features: ['status', 'paging', 'confirmation', 'customers'],
    intercept: respondWithCall(
      {
        order: {
          client_name: 'آمال بن صالح الطرابلسي بنت محمد الهادي',
          message_language: 'aeb-Arab',
        },
      },
      ['status', 'paging', 'confirmation', 'customers'],
    ),
  },
  play: async ({ canvas }) => {
    const language = await canvas.findByRole(
      'combobox',
      { name: /^(Langue du message|Message language)$/ },
      WAIT,
    );
    await expect(language).toHaveValue('aeb-Arab');
    const link = canvas.getByRole('link', { name: 'WhatsApp' });
    await waitFor(() => expect(messageOf(link)).toContain('وصلتنا الطلبية متاعك رقم'), WAIT);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The same in the English back office. */
export const MessageInDarijaEnglish: Story = {
  ...MessageInDarija,
  globals: { language: 'en', viewport: { value: 'phone' } },
};

/** F2: a language that is not saved applies to this message; the error offers to save it again. */
export const LanguageNotSaved: Story = {
  args: {
    features: ['status', 'paging', 'confirmation', 'customers'],
    intercept: () => (request) =>
      request.method === 'PATCH'
        ? Promise.resolve(
            Response.json(
              { error: 'unavailable', code: 'unavailable' },
              {
                status: 503,
                headers: { 'Shop-Features': 'status paging confirmation customers' },
              },
            ),
          )
        : undefined,
  },
  play: async ({ canvas, canvasElement }) => {
    const language = await canvas.findByRole('combobox', { name: 'Langue du message' }, WAIT);
    await userEvent.selectOptions(language, 'Tounsi (lettres latines)');
    const link = canvas.getByRole('link', { name: 'WhatsApp' });
    await waitFor(() => expect(messageOf(link)).toContain('3aslema Amel Ben Salah'), WAIT);
    await expect(await canvas.findByText('Non enregistrée dans la fiche', {}, WAIT)).toBeVisible();
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('alert', {}, WAIT)).toHaveTextContent(
      /^La langue n’a pas été enregistrée/,
    );
    await expect(body.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expect(language).toHaveValue('aeb-Latn');
    await expect(messageOf(link)).toContain('3aslema Amel Ben Salah');
  },
};

/** API-4: without customers' records the language applies to this order, and nothing is saved. */
export const LanguageOfThisOrder: Story = {
  args: {
    intercept: () => (request) => {
      if (request.method === 'PATCH') throw new Error('Nothing is to be saved');
      return undefined;
    },
  },
  play: async ({ canvas }) => {
    const language = await canvas.findByRole('combobox', { name: 'Langue du message' }, WAIT);
    await expect(language).toHaveValue('fr');
    await userEvent.selectOptions(language, 'العربية');
    const link = canvas.getByRole('link', { name: 'WhatsApp' });
    await waitFor(() => expect(messageOf(link)).toContain('والدفع عند الاستلام'), WAIT);
    await expect(language).toHaveValue('ar');
  },
};

/** Without a due call the page shows when the next one is planned. */
export const Empty: Story = {
  args: { apiServer: 'empty' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Aucun appel à faire pour l’instant' }, WAIT),
    ).toBeVisible();
    await expect(canvas.getByText(/^Le prochain appel est prévu le 20 nov/)).toBeVisible();
  },
};

/** F1: after a failed request the page has a retry. */
export const Failing: Story = {
  tags: ['failed'],
  args: { apiServer: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, WAIT)).toHaveTextContent(
      'La prochaine commande n’a pas pu être chargée',
    );
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
  },
};

export const Loading: Story = { args: { apiServer: 'silent' } };

/** API-4: a server without the feature has no queue. */
export const Missing: Story = {
  args: { features: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pas de file d’appels ici', {}, WAIT)).toBeVisible();
  },
};

/** Names and addresses of the maximum length on a phone: nothing overflows. */
export const Longest: Story = {
  args: { apiServer: 'longest' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Résultat de l’appel' }, WAIT);
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
    );
  },
};
