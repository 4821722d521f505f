import type { ComponentGuide } from '@shop/ui/component-guide';

export const stickyBarGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For actions that must stay in view while a long page scrolls.'],
  avoid: [
    'For the buttons of a dialog: the actions of ResponsiveDialog.',
    'For a message: Announcer.',
  ],
  dos: ['Say how high it is at most, so that it covers no focused element.', 'Give it a name.'],
  donts: ['Two of them on one page.', 'Text that is read once: it takes the place of the page.'],
  content: [
    {
      rule: 'The name contains what it acts on',
      fr: 'Actions sur la sélection',
      en: 'Actions on the selection',
    },
  ],
  keyboard: [['Tab', 'Reaches it after the content of the page.']],
  screenReader: [
    { fr: 'Actions sur la sélection, région', en: 'Actions on the selection, region' },
  ],
};
