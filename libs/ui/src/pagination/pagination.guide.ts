import type { ComponentGuide } from '../story-fixtures/component-guide.ts';

export const paginationGuide: ComponentGuide = {
  usedBy: ['storefront'],
  use: ['For a list in pages that have URLs of their own.'],
  avoid: ['For a row that is moved sideways: Carousel.', 'For one page: then nothing is rendered.'],
  dos: [
    'Move the focus to the list after a change of page.',
    'Keep filters and sort order in the links.',
  ],
  donts: ['Buttons where links are possible: a page can be opened in a new tab.'],
  content: [
    { rule: 'Each link has a full name', fr: 'Page 3', en: 'Page 3' },
    { rule: 'The arrows too', fr: 'Page suivante', en: 'Next page' },
  ],
  keyboard: [
    ['Tab', 'Moves the focus from page to page.'],
    ['Enter', 'Opens the page.'],
  ],
  screenReader: [
    {
      fr: 'Pagination, navigation, Page 3, lien, page courante',
      en: 'Pagination, navigation, Page 3, link, current page',
    },
  ],
};
