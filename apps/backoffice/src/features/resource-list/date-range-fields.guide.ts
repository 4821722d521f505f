import type { ComponentGuide } from '@shop/ui/component-guide';

export const dateRangeFieldsGuide: ComponentGuide = {
  usedBy: ['back office'],
  use: ['For a filter by days: two dates and the usual ranges up to today.'],
  avoid: ['For the period of the figures: the choice of 7, 30 or 90 days.'],
  dos: [
    'Leave an end open when only the other one is set.',
    'Use the days of the shop’s time zone.',
  ],
  donts: ['Days after today.', 'A calendar of our own: the phone has one.'],
  content: [
    { rule: 'A usual range', fr: '7 derniers jours', en: 'Last 7 days' },
    { rule: 'The ends', fr: 'Du, Au', en: 'From, To' },
  ],
  keyboard: [
    ['Tab', 'Moves the focus through the ranges and the dates.'],
    ['Space', 'Sets a range; once more removes it.'],
  ],
  screenReader: [
    { fr: 'Aujourd’hui, bouton bascule, activé', en: 'Today, toggle button, pressed' },
  ],
};
