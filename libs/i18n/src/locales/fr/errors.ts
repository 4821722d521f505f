import type { ErrorCode, FieldCode } from '@shop/contract/error-codes';

/** The text of a failed call, by its code; `network`, `timeout` and `malformed` are kinds of `ApiError`. */
export const errors: Record<ErrorCode | 'network' | 'timeout' | 'malformed', string> = {
  network: 'Pas de réseau. Vérifiez votre connexion, puis réessayez.',
  timeout: 'Le serveur met trop de temps à répondre. Réessayez dans un instant.',
  malformed: 'Un problème est survenu. Réessayez dans un instant.',
  unreadable: 'Un problème est survenu. Réessayez dans un instant.',
  unauthorized: 'Votre session a expiré. Connectez-vous de nouveau.',
  login_failed: 'Identifiants refusés. Vérifiez-les, puis réessayez.',
  two_factor_required: 'Saisissez le code à 6 chiffres de votre application.',
  two_factor_refused: 'Ce code est incorrect ou a déjà servi. Attendez le suivant, puis réessayez.',
  refresh_refused: 'Votre session a expiré. Connectez-vous de nouveau.',
  forbidden: 'Vous n’êtes pas autorisé à effectuer cette action.',
  password_change_required: 'Choisissez d’abord votre propre mot de passe.',
  not_found: 'Introuvable\u00A0: cet élément n’existe pas ou n’existe plus.',
  command_not_found: 'Ce numéro de commande n’existe pas.',
  link_refused: 'Ce lien ne fonctionne pas.',
  method_not_allowed: 'La boutique n’accepte pas cette demande.',
  out_of_stock: 'Il n’en reste pas assez en stock.',
  total_changed: 'Le montant a changé depuis l’ajout au panier.',
  order_limit: 'Cette commande dépasse ce qui peut être commandé en ligne.',
  bad_transition: 'La commande ne peut pas passer à ce statut.',
  stock_moved: 'Le stock a changé depuis l’ouverture de ce formulaire.',
  product_conflict: 'Ce produit a changé depuis l’ouverture de ce formulaire.',
  order_conflict: 'Cette commande a changé entre-temps.',
  password_configured:
    'Le mot de passe de ce compte est fixé dans la configuration du serveur\u00A0: changez-le là-bas.',
  two_factor_state: 'La validation en deux étapes a changé entre-temps. Rechargez la page.',
  too_large: 'Le fichier est trop volumineux.',
  wrong_type: 'Ce type de contenu n’est pas accepté.',
  invalid: 'Certains champs sont à corriger.',
  idempotency_key_reused: 'Cette commande a déjà été envoyée avec un autre contenu.',
  too_many_requests: 'Trop de demandes. Patientez un instant, puis réessayez.',
  internal: 'Une erreur est survenue de notre côté. Réessayez dans un instant.',
  unavailable: 'La boutique est momentanément indisponible. Réessayez dans un instant.',
  outcome_unknown:
    'Votre demande est peut-être enregistrée, sans confirmation. Réessayez dans un instant.',
};

/** The text of an invalid field, by its code. */
export const fieldErrors: Record<FieldCode, string> = {
  required: 'Ce champ est obligatoire.',
  unknown: 'Champ inconnu.',
  not_text: 'Saisissez du texte.',
  not_a_number: 'Saisissez un nombre.',
  not_an_integer: 'Saisissez un nombre entier.',
  not_a_choice: 'Choisissez l’une des valeurs proposées.',
  too_short: 'Ce texte est trop court.',
  too_common:
    'Ce mot de passe est trop facile à deviner. Choisissez par exemple plusieurs mots sans rapport.',
  too_long: 'Ce texte est trop long.',
  too_small: 'Cette valeur est trop petite.',
  too_big: 'Cette valeur est trop grande.',
  too_numerous: 'Trop d’éléments.',
  too_many_decimals: 'Deux décimales au plus.',
  bad_email: 'Saisissez une adresse e-mail valide.',
  bad_color: 'Saisissez une couleur valide, comme #17457F.',
  duplicate: 'Cette valeur est déjà utilisée.',
  incorrect: 'Incorrect. Vérifiez votre saisie.',
  unconfirmed: 'Cette valeur est inhabituelle. Confirmez que vous la voulez.',
  not_an_image: 'Ce fichier n’est pas une image acceptée.',
  bad_format: 'Cette valeur n’a pas le bon format.',
};
