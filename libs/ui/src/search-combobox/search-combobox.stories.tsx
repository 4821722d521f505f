import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { ProductPicture } from '../product-picture/product-picture.tsx';
import { storyProducts } from '../story-parts/story-products.ts';
import { SearchCombobox } from './search-combobox.tsx';
import { SearchDropdown } from './search-dropdown.tsx';
import { SearchOption } from './search-option.tsx';
import { useCombobox } from './use-combobox.ts';

type StoryProduct = (typeof storyProducts)[number];
type Canvas = ReturnType<typeof within>;

type FinderProps = {
  /** Whether the search answers. */
  fails?: boolean;
};

/** Finds the stories' products by their names, as they are written. */
function Finder({ fails = false }: FinderProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<StoryProduct>();
  const box = useRef<HTMLElement>(null);
  const wanted = text.trim().toLowerCase();
  const isOpen = wanted !== '';
  const found = storyProducts.filter(({ name }) => name.toLowerCase().includes(wanted));
  const options = isOpen && !fails ? found : [];
  const clear = () => setText('');
  const combobox = useCombobox({
    options,
    isOpen,
    onChoose: (product) => {
      setChosen(product);
      clear();
    },
    onEscape: clear,
  });
  return (
    <div style={{ position: 'relative', minHeight: '24rem' }}>
      <SearchCombobox
        label="Rechercher un article"
        placeholder="Robe, foulard, sac…"
        clearLabel="Effacer la recherche"
        maxLength={100}
        value={text}
        onChange={setText}
        onReach={() => undefined}
        fieldParts={combobox.fieldParts()}
        box={box}
      >
        <SearchDropdown
          isOpen={isOpen}
          outcome={outcomeOf(isOpen, fails, options.length)}
          retry={
            isOpen && fails ? { label: 'Réessayer', onRetry: () => setText('robe') } : undefined
          }
          listLabel="Articles trouvés"
          listParts={combobox.listParts()}
          box={box}
          onLeave={clear}
        >
          {options.map((product, index) => (
            <SearchOption
              key={product.id}
              parts={combobox.optionParts(product, index)}
              picture={<ProductPicture src={product.picture} alt="" />}
              name={cut(product.name, wanted)}
              description="Coupe droite, matière douce et tenue ; lavage à trente degrés."
              wordsLang="fr"
              price={product.amount}
            />
          ))}
        </SearchDropdown>
      </SearchCombobox>
      {chosen && <p>Choisi : {chosen.name}</p>}
    </div>
  );
}

function outcomeOf(isOpen: boolean, fails: boolean, count: number): string {
  if (!isOpen) return '';
  if (fails) return 'La recherche n’a pas abouti.';
  return count === 0 ? 'Aucun article trouvé' : `Articles trouvés : ${count}`;
}

function cut(name: string, wanted: string) {
  const start = name.toLowerCase().indexOf(wanted);
  const end = start + wanted.length;
  return [
    { text: name.slice(0, start), start: 0, isMatch: false },
    { text: name.slice(start, end), start, isMatch: true },
    { text: name.slice(end), start: end, isMatch: false },
  ];
}

const meta = { title: 'UI/SearchCombobox', component: Finder } satisfies Meta<typeof Finder>;

export default meta;
type Story = StoryObj<typeof meta>;

async function typeInto(canvas: Canvas, text: string): Promise<HTMLElement> {
  const field = await canvas.findByRole('combobox', { name: 'Rechercher un article' });
  await userEvent.type(field, text);
  return field;
}

/** By keys alone: arrows reach an option, Enter chooses it, Escape empties the field. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const field = await typeInto(canvas, 'rob');
    const options = await canvas.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    await expect(options[0]).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^Choisi : Robe/)).toBeVisible();
    await userEvent.type(field, 'sac{Escape}');
    await expect(field).toHaveValue('');
  },
};

/** A press on an option chooses it; a press outside the whole empties the field. */
export const ByPress: Story = {
  play: async ({ canvas }) => {
    const field = await typeInto(canvas, 'couffin');
    await userEvent.click(await canvas.findByRole('option'));
    await expect(await canvas.findByText(/^Choisi : Couffin/)).toBeVisible();
    await userEvent.type(field, 'pull');
    await userEvent.click(canvas.getByText(/^Choisi/));
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

/** The count is announced, also when there is nothing. */
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await typeInto(canvas, 'zzz');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Aucun article trouvé');
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
  },
};

/** A search that failed says so, and can be tried again. */
export const Failed: Story = {
  args: { fails: true },
  play: async ({ canvas }) => {
    await typeInto(canvas, 'robe');
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
