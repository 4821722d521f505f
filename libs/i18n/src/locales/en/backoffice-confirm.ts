import type { CatalogueShape } from '../catalogue-shape.ts';
import type { confirmTexts as fr } from '../fr/backoffice-confirm.ts';

/** The back office's texts about the calls that confirm new orders. */
export const confirmTexts: CatalogueShape<typeof fr> = {
  confirm: {
    title: 'Confirm by phone',
    due_one: '{{count, number}} call to make',
    due_other: '{{count, number}} calls to make',
    missing: 'No call queue here',
    missingText: 'The shop’s server does not offer confirmation by phone.',
    failed: 'The next order could not be loaded',
    empty: 'No calls to make right now',
    emptyText: 'Each new order will be here.',
    nextAt: 'The next call is planned for {{time}}.',
    others_one:
      '{{count, number}} order is with another person. Without an outcome it returns in five minutes.',
    others_other:
      '{{count, number}} orders are with other people. Without an outcome they return in five minutes.',
    outcomesLabel: 'Outcome of the call',
    outcomes: {
      confirmed: 'Confirmed',
      no_answer: 'No answer',
      call_back: 'Call back',
      refused: 'Refused',
      wrong_number: 'Wrong number',
      duplicate: 'Duplicate',
      undone: 'Outcome undone',
    },
    attempts_one: '{{count, number}} call without an answer',
    attempts_other: '{{count, number}} calls without an answer',
    nextTry: 'Without an answer this time, the next call is on {{time}}.',
    lastTry: 'Without an answer this time, the order is cancelled and its stock returned.',
    noPhone:
      'This is not a phone number: nobody can be called or written to on WhatsApp. Correct it in the order, or choose “Wrong number”.',
    note: 'Note about the call',
    undo: 'Back to order #{{id}} ({{outcome, lowercase}})',
    undone: 'Order #{{id}}: outcome undone',
    undoFailed: 'The outcome of order #{{id}} was not undone.',
    undoLate: 'The outcome of order #{{id}} can no longer be undone.',
    seeOrder: 'See the order',
    waiting:
      'No response. The outcome “{{outcome}}” is kept on this device and will be sent once: when the connection is back, or when you open the calls again.',
    recordFailed: 'The outcome was not saved.',
    storedFailed:
      'The outcome “{{outcome}}” of order #{{id}}, which was kept on this device, was not saved.',
    storedNote: 'Its note: {{note}}',
    changed: 'Another person has changed this order meanwhile. Its status is now:',
    deleted: 'Another person has deleted this order.',
    keptNote: 'Your note is kept below.',
    saveNote: 'Add the note to the order',
    next: 'Next order',
    takenByYou:
      'This order is open with your account in another browser or on another device. Somebody may be calling this customer.',
    taken: '{{name}} has taken this order and may be calling this customer.',
    callBackTitle: 'Call back when?',
    callBackTimes: {
      hour: 'In an hour',
      evening: 'This evening at 18:00',
      morning: 'Tomorrow at 9:00',
      nextEvening: 'Tomorrow at 18:00',
    },
    callBackAt: 'Day and time (Tunis)',
    callBackInvalid: 'Choose a future time within 30 days.',
    refusedTitle: 'Why was it refused?',
    duplicateTitle: 'Duplicate of which order?',
    duplicateNumber: 'Number of the other order',
    duplicateUnknown: 'No other order has this number.',
    callBackSave: 'Call back at this time',
    duplicateSave: 'Mark as a duplicate',
    shortcuts: 'Keyboard shortcuts: c, n, r, b; u undoes (outside fields)',
  },
};
