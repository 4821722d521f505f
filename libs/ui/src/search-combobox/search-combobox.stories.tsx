import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { ProductImage } from '../product-image/product-image.tsx';
import { productFixtures } from '../story-fixtures/product-fixtures.ts';
import { storyLink } from '../story-fixtures/story-link.tsx';
import { SearchCategory } from './search-category.tsx';
import { SearchCombobox } from './search-combobox.tsx';
import { searchComboboxGuide } from './search-combobox.guide.ts';
import { SearchDropdown } from './search-dropdown.tsx';
import { SearchOption } from './search-option.tsx';

type Canvas = ReturnType<typeof within>;

type SearchProps = {
  /** Whether the search fails. */
  fails?: boolean;
};

/** Searches the names of the fixtures. */
function Search({ fails = false }: SearchProps) {
  const [text, setText] = useState('');
  const [followed, setFollowed] = useState<{ name: string }>();
  const query = text.trim().toLowerCase();
  const isOpen = query !== '';
  const matches = productFixtures.filter(({ name }) => name.toLowerCase().includes(query));
  const items = isOpen && !fails ? matches : [];
  return (
    <div style={{ position: 'relative', minHeight: '24rem' }}>
      <SearchCombobox
        label="Rechercher un article"
        placeholder="Robe, foulard, sac…"
        clearLabel="Effacer la recherche"
        maxLength={100}
        text={text}
        onTextChange={setText}
        listId="results"
        onFocus={() => undefined}
        action="/shop"
        onSubmit={() => {
          setFollowed({ name: `tous les résultats de ${text}` });
          setText('');
        }}
      >
        <SearchDropdown
          isOpen={isOpen}
          status={statusOf(isOpen, fails, items.length)}
          retry={
            isOpen && fails ? { label: 'Réessayer', onRetry: () => setText('robe') } : undefined
          }
          listId="results"
          listLabel="Articles trouvés"
          more={items.length > 1 ? <a href="#all">Voir les {items.length} articles</a> : undefined}
        >
          {'femmes'.startsWith(query) && query.length > 1 && (
            <SearchCategory
              name="Femmes"
              note="Rayon"
              onSelect={() => setText('')}
              renderLink={storyLink('#women')}
            />
          )}
          {items.map((product) => (
            <SearchOption
              key={product.id}
              image={<ProductImage src={product.image} alt="" />}
              name={splitAt(product.name, query)}
              description="Coupe droite, matière douce et tenue ; lavage à trente degrés."
              contentLang="fr"
              onSelect={() => setText('')}
              price={product.amount}
              renderLink={({ children, onClick, ...props }) => (
                <a
                  {...props}
                  href={`#${product.id}`}
                  onClick={(event) => {
                    onClick?.();
                    // Navigation would end the test; an app's router renders the page here.
                    event.preventDefault();
                    setFollowed(product);
                  }}
                >
                  {children}
                </a>
              )}
            />
          ))}
        </SearchDropdown>
      </SearchCombobox>
      {followed && <p>Lien suivi : {followed.name}</p>}
      <p>Fin de la page</p>
      <button type="button">Après la recherche</button>
    </div>
  );
}

function statusOf(isOpen: boolean, fails: boolean, count: number): string {
  if (!isOpen) return '';
  if (fails) return 'La recherche n’a pas abouti.';
  return count === 0 ? 'Aucun article trouvé' : `Articles trouvés : ${count}`;
}

function splitAt(name: string, query: string) {
  const start = name.toLowerCase().indexOf(query);
  const end = start + query.length;
  return [
    { text: name.slice(0, start), start: 0, isMatch: false },
    { text: name.slice(start, end), start, isMatch: true },
    { text: name.slice(end), start: end, isMatch: false },
  ];
}

const meta = {
  title: 'UI/Fields/SearchCombobox',
  component: Search,
  subcomponents: { SearchCategory, SearchCombobox, SearchDropdown, SearchOption },
  parameters: { guide: searchComboboxGuide },
  args: { fails: false },
} satisfies Meta<typeof Search>;

export default meta;
type Story = StoryObj<typeof meta>;

async function typeInto(canvas: Canvas, text: string): Promise<HTMLElement> {
  const field = await canvas.findByRole('combobox', { name: 'Rechercher un article' });
  await userEvent.type(field, text);
  return field;
}

/** Keyboard: arrows highlight an option, Enter follows its link, Escape clears the field. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const field = await typeInto(canvas, 'rob');
    const options = await canvas.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    await expect(options[0]).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^Lien suivi : Robe/)).toBeVisible();
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'sac{Escape}');
    await expect(field).toHaveValue('');
  },
};

/** The results, with the part of each name that was typed. */
export const Results: Story = {
  play: async ({ canvas }) => {
    await typeInto(canvas, 'o');
    await expect((await canvas.findAllByRole('option')).length).toBeGreaterThan(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Articles trouvés');
  },
};

/** Without a highlighted option, Enter opens the page of all results; without a text, it does nothing. */
export const SubmittedByEnter: Story = {
  play: async ({ canvas }) => {
    const field = await typeInto(canvas, '{Enter}');
    await expect(canvas.queryByText(/^Lien suivi/)).toBeNull();
    await userEvent.type(field, 'couffin');
    await canvas.findByRole('option');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Lien suivi : tous les résultats de couffin')).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(field).not.toHaveFocus();
  },
};

/** A category is an option before the products; a link below the list opens all results. */
export const CategoryAndAllResults: Story = {
  play: async ({ canvas }) => {
    await typeInto(canvas, 'fem');
    await expect(await canvas.findByRole('option', { name: /Femmes/ })).toHaveAttribute(
      'href',
      '#women',
    );
    await userEvent.keyboard('{Escape}');
    await typeInto(canvas, 'o');
    await expect(canvas.getByRole('link', { name: /^Voir les \d+ articles$/ })).toBeVisible();
  },
};

/** NAV-8: a click on a result follows its link; a click outside clears the field. */
export const ClosedByClickOutside: Story = {
  play: async ({ canvas }) => {
    const field = await typeInto(canvas, 'couffin');
    const option = await canvas.findByRole('option');
    await expect(option).toHaveAttribute('href', '#2');
    await userEvent.click(option);
    await expect(await canvas.findByText(/^Lien suivi : Couffin/)).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
    await userEvent.type(field, 'pull');
    await userEvent.click(canvas.getByText('Fin de la page'));
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

/** Leaving the field clears it and selects nothing; the clear button moves the focus to the field. */
export const Cleared: Story = {
  play: async ({ canvas }) => {
    const field = await typeInto(canvas, 'rob{ArrowDown}');
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Effacer la recherche' })).toHaveFocus(),
    );
    await expect(field).toHaveValue('rob');
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Après la recherche' })).toHaveFocus(),
    );
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(canvas.queryByText(/^Lien suivi/)).toBeNull();
    await userEvent.type(field, 'rob');
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer la recherche' }));
    await expect(field).toHaveValue('');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** The status is announced, also without results. */
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await typeInto(canvas, 'zzz');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Aucun article trouvé');
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
  },
};

/** A failed search offers to retry; the retry button does not clear the field. */
export const Failed: Story = {
  args: { fails: true },
  play: async ({ canvas }) => {
    const field = await typeInto(canvas, 'ro');
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }));
    await expect(field).toHaveValue('robe');
  },
};
