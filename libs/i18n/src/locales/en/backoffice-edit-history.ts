import type { CatalogueShape } from '../catalogue-shape.ts';
import type { editHistoryTexts as fr } from '../fr/backoffice-edit-history.ts';

/** The back office's namespace `editHistory`: the changes of a site image or a customer, and their undo. */
export const editHistoryTexts: CatalogueShape<typeof fr> = {
  editHistory: {
    open: 'History',
    text: 'A change can be undone for 10 minutes.',
    empty: 'No change is recorded.',
    latest: 'The latest 100 changes are shown.',
    openFailed: 'The history could not be shown',
    undo: 'Undo this change',
    title: 'History: {{name}}',
    undone: 'Change undone: {{name}}',
    failed: '{{name}}: the change was not undone.',
    maybe: '{{name}}: it is not known whether the change was undone.',
    late: 'It is more than 10 minutes old, already undone, or the same was changed since. The current state is shown.',
    unknown: 'The server did not respond.',
  },
};
