import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  Carousel,
  ColorSwatches,
  Drawer,
  flags,
  LanguageSwitcher,
  Pagination,
  ProductImage,
  SizeSelector,
  Tabs,
  TextField,
  Toast,
} from './index.ts';
import { storyLink } from './story-fixtures/story-link.tsx';

const nothing = () => {};

const texts = { label: 'Pages', page: String, previous: 'Précédent', next: 'Suivant' };

const tabs = [{ id: 'popular', label: 'Populaires' }] as const;

const colors = [{ value: '#17457F', name: 'Bleu' }];

const languages = [{ code: 'fr', label: 'FR', name: 'Français', flag: flags.fr }] as const;

const components = [
  {
    name: 'Carousel',
    text: 'Marinière',
    view: (
      <Carousel
        label="Femmes"
        slidesPerView={4}
        texts={texts}
        slides={[{ id: '1', content: 'Marinière' }]}
      />
    ),
  },
  {
    name: 'ColorSwatches',
    text: 'fill="#17457F"',
    view: (
      <ColorSwatches label="Couleur" options={colors} selected={undefined} onSelect={nothing} />
    ),
  },
  {
    name: 'Drawer',
    text: 'Boutique',
    view: (
      <Drawer open onClose={nothing} label="Menu" closeLabel="Fermer">
        Boutique
      </Drawer>
    ),
  },
  {
    name: 'LanguageSwitcher',
    text: 'aria-label="Langue: FR"',
    view: <LanguageSwitcher label="Langue" options={languages} selected="fr" onSelect={nothing} />,
  },
  {
    name: 'Pagination',
    text: 'aria-current="page"',
    view: (
      <Pagination
        page={1}
        pageCount={2}
        texts={texts}
        renderLink={(page, props) => storyLink(`#${page}`)(props)}
      />
    ),
  },
  {
    name: 'ProductImage',
    text: 'fetchPriority="high"',
    view: <ProductImage src="/a.webp" alt="" priority />,
  },
  {
    name: 'SizeSelector',
    text: 'épuisé',
    view: (
      <SizeSelector
        label="Taille"
        options={[{ value: 'M', name: 'M', soldOut: true }]}
        selected="M"
        onSelect={nothing}
        soldOutText="épuisé"
      />
    ),
  },
  {
    name: 'Tabs',
    text: 'aria-selected="true"',
    view: (
      <Tabs label="Sélections" tabs={tabs} selected="popular" onSelect={nothing}>
        Marinière
      </Tabs>
    ),
  },
  {
    name: 'TextField',
    text: 'aria-invalid="true"',
    view: <TextField label="Nom" error="Saisissez votre nom" />,
  },
  {
    name: 'Toast',
    text: 'Ajouté',
    view: <Toast message="Ajouté" closeLabel="Fermer" onClose={nothing} />,
  },
];

test.each(components)('$name renders on a server', ({ text, view }) => {
  const html = renderToString(view);
  expect(html).toContain(text);
  expect(html, 'the content security policy forbids style attributes').not.toContain('style=');
});

test('a server-rendered image is visible without a script', () => {
  expect(renderToString(<ProductImage src="/a.webp" alt="" />)).toContain('data-fades="false"');
});
