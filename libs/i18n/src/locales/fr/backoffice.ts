import { common } from './common.ts';
import { errors, fieldErrors } from './errors.ts';

/**
 * The back office's namespace `translation`: the texts of the login and of what comes before the guarded pages. The source
 * that every other language must match.
 */
export const backoffice = {
  ...common,
  errors,
  fieldErrors,
  backOffice: 'Gestion de la boutique',
  session: {
    title: 'Connexion',
    welcome: 'Connectez-vous pour gérer la boutique.',
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    showPassword: 'Afficher le mot de passe',
    login: 'Se connecter',
    logout: 'Se déconnecter',
    usernameRequired: 'Saisissez votre nom d’utilisateur',
    passwordRequired: 'Saisissez votre mot de passe',
    checking: 'Vérification de votre accès…',
    checkFailed: 'Votre accès n’a pas pu être vérifié',
    toLogin: 'Aller à la page de connexion',
    ended: 'Votre session a pris fin',
    endedText: 'Connectez-vous pour continuer\u00A0: tout ce que vous avez saisi est gardé.',
  },
  password: {
    title: 'Mot de passe',
    text: 'Le changer ferme toutes vos autres sessions.',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    repeat: 'Répétez le nouveau mot de passe',
    hint: 'Au moins {{min}} caractères. Une phrase facile à retenir convient très bien.',
    save: 'Changer le mot de passe',
    changed: 'Mot de passe changé. Vos autres sessions sont fermées.',
    tooShort: 'Au moins {{min}} caractères.',
    same: 'Choisissez un mot de passe différent de l’actuel.',
    different: 'Les deux saisies ne sont pas identiques.',
    firstTitle: 'Choisissez votre mot de passe',
    firstText:
      'Bienvenue, {{name}}. Remplacez le mot de passe provisoire par le vôtre\u00A0: personne d’autre ne le connaîtra.',
    first: 'Mot de passe provisoire',
  },
  twoFactor: {
    title: 'Validation en deux étapes',
    text: 'À la connexion, un code de votre téléphone s’ajoute au mot de passe. Même volé, votre mot de passe ne suffit plus.',
    on: 'Activée',
    off: 'Désactivée',
    turnOn: 'Activer',
    turnOff: 'Désactiver',
    setup: 'Activer la validation en deux étapes',
    setupPassword: 'Confirmez d’abord que c’est bien vous.',
    continue: 'Continuer',
    scan: 'Scannez ce code avec une application d’authentification (Google Authenticator, Microsoft Authenticator, Aegis…).',
    qrCode: 'Code QR à scanner avec l’application',
    openApp: 'Ouvrir l’application sur ce téléphone',
    secret: 'Ou saisissez cette clé dans l’application\u00A0:',
    copySecret: 'Copier la clé',
    code: 'Code à 6 chiffres',
    codeHint: 'Celui que l’application affiche maintenant.',
    confirm: 'Vérifier et activer',
    recoveryTitle: 'Vos codes de secours',
    recoveryText:
      'Sans votre téléphone, chacun de ces codes permet de se connecter une fois. Ils ne seront plus affichés\u00A0: notez-les ou imprimez-les, et gardez-les loin du téléphone.',
    recoveryCodes: 'Codes de secours',
    copyCodes: 'Copier les codes',
    download: 'Télécharger',
    fileName: 'codes-de-secours.txt',
    saved: 'J’ai noté mes codes',
    turnedOn: 'La validation en deux étapes est activée',
    stop: 'Désactiver la validation en deux étapes',
    stopText:
      'Votre mot de passe suffira de nouveau pour se connecter. Vos autres appareils seront déconnectés.',
    stopCode: 'Code de l’application, ou code de secours',
    turnedOff: 'La validation en deux étapes est désactivée',
    loginRecovery: 'Utiliser un code de secours',
    loginApp: 'Utiliser le code de l’application',
    recoveryCode: 'Code de secours',
  },
  notFound: {
    text: 'Cette adresse ne mène à aucune page de la gestion de la boutique.',
    back: 'Retour au tableau de bord',
  },
  errorPage: {
    title: 'Cette page n’a pas pu s’afficher',
    text: 'Rechargez-la\u202F; si cela recommence, revenez au tableau de bord.',
    missingApiUrl:
      'L’adresse de la boutique (config.js ou SHOP_API_URL) manque ou n’est pas valable.',
  },
  chunkError: {
    ...common.chunkError,
    offlineText:
      'Cette page n’a pas pu être chargée. Elle s’ouvrira d’elle-même une fois la connexion revenue.',
    failingText:
      'Le serveur ne répond pas pour l’instant. La page s’ouvrira d’elle-même dès que possible.',
    stillFailing: 'Le serveur ne répond toujours pas.',
    missingText: 'Une mise à jour est peut-être en cours\u00A0: réessayez dans un instant.',
  },
};
