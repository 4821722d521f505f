/** The texts of both apps. */
export const common = {
  pleaseWait: 'Veuillez patienter',
  retry: 'Réessayer',
  requestReference: 'Référence à nous donner\u00A0: {{id}}',
  close: 'Fermer',
  reload: 'Recharger la page',
  skipToContent: 'Aller au contenu',
  pageNotFound: 'Page introuvable',
  language: { label: 'Langue', fr: 'Français', en: 'Anglais' },
  chunkError: {
    offline: 'Pas de connexion',
    stillOffline: 'Toujours pas de connexion.',
    missing: 'Cette page n’a pas pu être chargée',
    checking: 'Nouvel essai…',
  },
  genders: { Men: 'Hommes', Women: 'Femmes', Accessoire: 'Accessoires' },
  seasons: { 'New Arrivals': 'Nouveautés', 'Previous Collections': 'Collections précédentes' },
};
