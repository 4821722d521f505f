import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeForSearch } from './normalize-for-search.ts';
import { matchesSearch, searchTerms, SYNONYMS } from './product-search.ts';

test.each([
  ['nuit robe', 'Robe portefeuille « Jasmin de nuit »'],
  ['JASMIN   robe', 'Robe portefeuille « Jasmin de nuit »'],
  ['robes', 'Robe longue à volants'],
  ['manteaux', 'Manteau croisé en laine vierge'],
  ['robe de coton', 'Robe à bretelles en coton vichy'],
  ['dress', 'Robe longue à volants'],
  ['dresses', 'Robe longue à volants'],
  ['silk blouse', 'Blouse en soie lavée à plis religieuse'],
  ['wool scarf', 'Écharpe en laine à bandes contrastées'],
  ['scarves', 'Grand châle à carreaux'],
  ['foulard', 'Grand châle à carreaux'],
  ['leather belt', 'Ceinture en cuir pleine fleur'],
  ['earrings', 'Boucles d’oreilles en filigrane'],
  ['trous', 'Pantalon en lin à cordon de serrage'],
  ['linen shirt', 'Chemise en lin « Sidi Bou Saïd »'],
  ['« coeur »', 'Broche cœur'],
  ['tshirt', 'Tee-shirt à col V en coton biologique'],
  ['T-shirts', 'Tee-shirt à col V en coton biologique'],
  ['t shirt', 'T-shirt à col V'],
  ['tops', 'Débardeur côtelé près du corps'],
  ['tank top', 'Débardeur côtelé près du corps'],
  ['wrap dress', 'Robe portefeuille « Jasmin de nuit »'],
  ['waistcoat', 'Gilet en maille à boutons de bois'],
  ['beach bag', 'Couffin en palme tressée, anses de cuir'],
  ['tote bag', 'Cabas en toile imprimé jasmin'],
  ['clutch', 'Petite pochette zippée en jacquard'],
  ['panier', 'Couffin en palme tressée, anses de cuir'],
  ['bangles', 'Trio de bracelets émaillés'],
  ['caftan', 'Kaftan de cérémonie « Nuit de Kairouan »'],
  ['djebba', 'Jebba en lin et soie « Zitouna »'],
  ['stole', 'Grand châle à carreaux'],
  ['checked shawl', 'Grand châle à carreaux'],
  ['embroidered tunic', 'Tunique longue brodée « Sejnane »'],
  ['sailor', 'Marinière à manches longues « La Goulette »'],
  ['turtleneck', 'Pull à col roulé en mérinos'],
  ['corduroy skirt', 'Jupe boutonnée en velours côtelé'],
  ['pleated skirt', 'Jupe plissée soleil en satin'],
  ['pull-over', 'Pull à col roulé en mérinos'],
  ['pull shirt', 'Pull chemise en maille'],
  ['mens shirt', 'Chemise en lin « Sidi Bou Saïd »'],
  ['robe femme', 'Robe longue à volants'],
  ['women’s dresses', 'Robe longue à volants'],
  ['chemises pour hommes', 'Chemise en lin « Sidi Bou Saïd »'],
  ['femme', 'Chemise pour femme'],
])('NAV-8 the search %j finds %j', (search, name) => {
  expect(matchesSearch(name, search)).toBe(true);
});

test.each([
  ['robe rouge', 'Robe longue à volants'],
  ['t-shirt', 'Chemise à manches courtes'],
  ['linen', 'Chemise à col Mao en popeline'],
  ['tro', 'Pantalon chino'],
  ['zzz', 'Robe'],
  ['.*', 'Robe'],
  ['en', 'Robe'],
  ['femme', 'Robe'],
])('NAV-8 the search %j does not find %j', (search, name) => {
  expect(matchesSearch(name, search)).toBe(false);
});

test('NAV-8 a name that contains the text is found, for any text', () => {
  const letters = fc.constantFrom(...Array.from("aàeéœsxlRrobe  -’'«%.,🌸"));
  const text = fc.array(letters, { maxLength: 14 }).map((list) => list.join(''));
  fc.assert(
    fc.property(text, text, text, (start, search, end) => {
      expect(matchesSearch(`${start}${search}${end}`, search)).toBe(true);
    }),
  );
});

test('NAV-8 all words of the synonyms are normalized', () => {
  const words = Object.entries(SYNONYMS).flat(2);
  expect(words.map(normalizeForSearch)).toEqual(words);
});

test('a long search has few terms', () => {
  expect(
    searchTerms(Array.from({ length: 100 }, (_, index) => `mot${index}`).join(' ')),
  ).toHaveLength(12);
});
