import type { ErrorCode, FieldCode } from '@shop/contract/error-codes';

/** What a failed call says, by its code; `network` and `malformed` are the client's own findings. */
export const errors: Record<ErrorCode | 'network' | 'malformed', string> = {
  network: 'La connexion a échoué. Vérifiez votre réseau, puis réessayez.',
  malformed: 'La réponse de la boutique est illisible. Réessayez dans un instant.',
  unreadable: 'La demande n’a pas pu être lue.',
  unauthorized: 'Votre session a expiré. Connectez-vous de nouveau.',
  login_failed: 'La connexion a échoué. Vérifiez vos identifiants et réessayez.',
  refresh_refused: 'Votre session a expiré. Connectez-vous de nouveau.',
  forbidden: 'Vous n’avez pas le droit de faire cela.',
  not_found: 'Introuvable : cet élément n’existe pas ou n’existe plus.',
  command_not_found: 'Ce numéro de commande n’existe pas.',
  method_not_allowed: 'La boutique n’accepte pas cette demande.',
  out_of_stock: 'Il n’en reste pas assez en stock.',
  total_changed: 'Le montant a changé depuis l’ajout au panier.',
  bad_transition: 'La commande ne peut pas passer à ce statut.',
  stock_moved: 'Le stock a changé depuis l’ouverture de ce formulaire.',
  too_large: 'Le fichier est trop volumineux.',
  wrong_type: 'Ce type de contenu n’est pas accepté.',
  invalid: 'Certains champs sont à corriger.',
  idempotency_key_reused: 'Cette commande a déjà été envoyée avec un autre contenu.',
  too_many_requests: 'Trop de tentatives. Patientez un instant, puis réessayez.',
  internal: 'Une erreur est survenue de notre côté. Réessayez dans un instant.',
  unavailable: 'La boutique est momentanément indisponible. Réessayez dans un instant.',
};

/** What a field that was refused says, by its code. */
export const fieldErrors: Record<FieldCode, string> = {
  required: 'Ce champ est obligatoire.',
  unknown: 'Ce champ n’est pas attendu.',
  not_text: 'Un texte est attendu.',
  not_a_number: 'Un nombre est attendu.',
  not_an_integer: 'Un nombre entier est attendu.',
  not_a_choice: 'Choisissez l’une des valeurs proposées.',
  too_short: 'Ce texte est trop court.',
  too_long: 'Ce texte est trop long.',
  too_small: 'Cette valeur est trop petite.',
  too_big: 'Cette valeur est trop grande.',
  too_numerous: 'Il y en a trop.',
  too_many_decimals: 'Deux décimales au plus.',
  bad_email: 'Saisissez une adresse e-mail valide.',
  bad_phone: 'Saisissez un numéro de téléphone valide.',
  bad_color: 'Saisissez une couleur valide, comme #17457F.',
  duplicate: 'Cette valeur est déjà utilisée.',
  not_an_image: 'Ce fichier n’est pas une image acceptée.',
  bad_format: 'Cette valeur n’a pas le bon format.',
};
