import type { ComponentGuide } from '@shop/ui/component-guide';

export const tableGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For a list from 1,024 px, where several items are compared.'],
  avoid: ['Below 1,024 px: CardGrid.', 'For the fields of one item: DescriptionList.'],
  dos: [
    'Align amounts to the right, with tabular digits.',
    'Keep the head visible while the page is scrolled.',
    'Sort by the head, and say the order with `aria-sort`.',
  ],
  donts: [
    'A row that opens something on a click anywhere, without a link or a button.',
    'A column that is empty for most items.',
  ],
  content: [
    { rule: 'A head is one or two words', fr: 'À encaisser', en: 'To collect' },
    { rule: 'A value has its unit', fr: '205,80 TND', en: '205.80 TND' },
  ],
  keyboard: [
    ['Tab', 'Moves the focus through the heads that sort, then through the actions of each row.'],
    ['Space', 'Selects the row of the focused checkbox.'],
  ],
  screenReader: [
    { fr: 'Commandes, tableau, 2 lignes, 5 colonnes', en: 'Orders, table, 2 rows, 5 columns' },
  ],
};
