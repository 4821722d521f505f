import type { ComponentGuide } from '@shop/ui/component-guide';

export const paginationGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['Below a list of several pages.'],
  avoid: ['For the parts of a form: the links of its section bar.'],
  dos: ['Keep the search and the filters in the links.', 'Show two pages on each side (SHOP-3).'],
  donts: ['Buttons: each page has a URL.', 'A single page: nothing is shown.'],
  content: [{ rule: 'The number of the page', fr: 'Page 3', en: 'Page 3' }],
  keyboard: [
    ['Tab', 'Moves the focus through the pages.'],
    ['Enter', 'Opens the page.'],
  ],
  screenReader: [
    {
      fr: 'Pagination, navigation, Page 3, lien, page actuelle',
      en: 'Pagination, navigation, Page 3, link, current page',
    },
  ],
};
