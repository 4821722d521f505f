import type { ComponentGuide } from '@shop/ui/component-guide';

export const sidePaneGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For the details of an item beside its list, from 1,200 px.'],
  avoid: ['Below 1,200 px, and for a form: ResponsiveDialog.', 'For a question: ConfirmDialog.'],
  dos: [
    'Give it the id of the item as its key, so that the title of another item gets the focus.',
    'Keep the actions in view while the details scroll.',
  ],
  donts: ['Covering the list: it stays usable.'],
  content: [
    {
      rule: 'The title names the item',
      fr: 'Commande n° K7Q29-FXM3T',
      en: 'Order #K7Q29-FXM3T',
    },
  ],
  keyboard: [
    ['Escape', 'Closes the pane, except in a multiline field.'],
    ['Tab', 'Moves the focus through the details, then back to the list.'],
  ],
  screenReader: [
    {
      fr: 'Commande n° K7Q29-FXM3T, région, titre de niveau 2',
      en: 'Order #K7Q29-FXM3T, region, heading level 2',
    },
  ],
};
