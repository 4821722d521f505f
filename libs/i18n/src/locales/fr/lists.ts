/** The texts of the lists of both apps. The storefront's home page has none. */
export const lists = {
  pagination: {
    label: 'Pagination',
    previous: 'Page précédente',
    next: 'Page suivante',
    page: 'Page {{page}}',
  },
};
