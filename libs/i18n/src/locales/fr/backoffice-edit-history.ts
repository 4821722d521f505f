/** The back office's namespace `editHistory`: the changes of a site image or a customer, and their undo. */
export const editHistoryTexts = {
  editHistory: {
    open: 'Historique',
    text: 'Un changement peut être annulé pendant 10\u00A0minutes.',
    empty: 'Aucun changement n’est enregistré.',
    latest: 'Les 100\u00A0derniers changements sont affichés.',
    openFailed: 'L’historique n’a pas pu être affiché',
    undo: 'Annuler ce changement',
    title: 'Historique\u00A0: {{name}}',
    undone: 'Changement annulé\u00A0: {{name}}',
    failed: '{{name}}\u00A0: le changement n’a pas été annulé.',
    maybe: '{{name}}\u00A0: impossible de savoir si le changement est annulé.',
    late: 'Il date de plus de 10\u00A0minutes, il est déjà annulé, ou la même chose a été modifiée depuis. L’état actuel est affiché.',
    unknown: 'Le serveur n’a pas répondu.',
  },
};
