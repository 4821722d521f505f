/**
 * Words of colours, and the French names of the catalogue's colours that they can mean, the nearest one first. The
 * names of `COLOR_NAMES` are words too, in both languages.
 */
export const COLOR_WORDS: readonly (readonly [words: string, names: string])[] = [
  [
    'noir|noire|noirs|noires|black|k7al|lak7al|ka7la|ka7al|akhal|ak7al|kohl|ke7la|kahlouch|أكحل|كحلة|كحل|كحلا|اسود|أسود|سوداء|سود|نوار',
    'Noir,Anthracite,Bleu nuit',
  ],
  [
    'blanc|blanche|blancs|blanches|white|abyedh|lebyedh|labyedh|abyadh|abiadh|byedh|bidha|baydha|beydha|bydh|أبيض|بيضاء|بيضة|بيض|بيضا',
    'Blanc,Blanc cassé,Écru',
  ],
  ['blanc casse|off white|creme|cream|كريم|krime', 'Blanc cassé,Écru,Blanc'],
  ['ecru|ecrue|ivoire|ivory|naturel|natural|اكري|إيكرو', 'Écru,Blanc cassé'],
  ['beige|bej|bij|بيج', 'Beige,Sable,Écru,Camel'],
  ['sable|sand|رملي|ramli', 'Sable,Beige,Écru'],
  ['camel|جملي|jamli|كامل', 'Camel,Caramel,Beige'],
  ['caramel|karamel|كراميل', 'Caramel,Camel,Cognac'],
  ['cognac|konyak|كونياك', 'Cognac,Caramel,Marron'],
  [
    'marron|marrons|marronne|brun|brune|brown|bonni|bounni|bonny|9ahwi|gahwi|maron|بني|بنية|قهوي|مارون',
    'Marron,Chocolat,Cognac,Caramel,Camel,Taupe',
  ],
  ['chocolat|chocolate|choklat|شوكلا|شكلاطة', 'Chocolat,Marron'],
  ['taupe|توب', 'Taupe,Gris,Marron'],
  [
    'gris|grise|grises|grey|gray|rmedi|gri|رمادي|رمادية|قري',
    'Gris,Gris clair,Anthracite,Gris bleu,Taupe',
  ],
  ['anthracite|charcoal|gris fonce|dark grey|رمادي غامق', 'Anthracite,Gris,Noir'],
  [
    'jaune|jaunes|yellow|asfer|lasfer|safra|صفراء|أصفر|صفرة',
    'Jaune,Moutarde,Jaune pâle,Jasmin,Doré',
  ],
  ['moutarde|mustard|خردلي|moutard', 'Moutarde,Jaune,Doré,Camel'],
  ['dore|doree|dorees|dores|gold|golden|dhahbi|dhehbi|dhahbiya|ذهبي|ذهبية', 'Doré,Moutarde,Camel'],
  ['argente|argentee|silver|fadhi|فضي|فضية', 'Argenté,Gris clair'],
  ['orange|orangi|bortkali|بورتقالي|برتقالي', 'Orange,Terracotta,Rouille,Pêche'],
  ['peche|peach|خوخي', 'Pêche,Corail'],
  ['corail|coral|مرجاني', 'Corail,Pêche,Terracotta'],
  ['terracotta|teracota|terra cotta|brique cuite|تراكوتا|تيراكوتا', 'Terracotta,Rouille,Brique'],
  ['rouille|rust|صدئي', 'Rouille,Terracotta,Brique'],
  ['brique|brick|آجوري', 'Brique,Terracotta,Rouille'],
  [
    'rouge|rouges|red|a7mer|ahmer|la7mer|7amra|7omr|homer|أحمر|حمراء|حمرة|حمر|حمرا',
    'Rouge,Grenat,Brique,Bordeaux,Rouille,Terracotta',
  ],
  ['grenat|garnet|rommani|رماني', 'Grenat,Bordeaux,Rouge'],
  ['bordeaux|bordo|burgundy|bordeau|wine|maroon|بوردو|عنابي|خمري', 'Bordeaux,Grenat,Marron'],
  ['rose|roses|pink|wardi|wardia|rosé|rouz|وردي|وردية|روز', 'Rose,Rose poudré,Bougainvillier'],
  ['fuchsia|fushia|fuschia|magenta|bougainvillier|فوشيا', 'Bougainvillier,Rose'],
  ['lilas|lilac|mauve|lavande|ليلا', 'Lilas,Violet'],
  ['violet|violette|purple|banafsaji|بنفسجي|موف', 'Violet,Prune,Lilas'],
  ['prune|plum', 'Prune,Violet,Bordeaux'],
  [
    'bleu|bleue|bleus|bleues|blue|azra9|azre9|lazra9|azrek|zar9a|zra9|zor9|zer9a|أزرق|زرقاء|زرقة|زرق|زرقا|بلو',
    'Bleu,Bleu Sidi Bou Saïd,Bleu marine,Bleu jean,Bleu clair,Bleu canard,Gris bleu,Bleu nuit,Turquoise',
  ],
  [
    'bleu clair|bleu ciel|light blue|sky blue|azre9 fate7|azra9 fati7|azre9 fati7|zar9a fat7a|smawi|سماوي|أزرق فاتح|clair|light',
    'Bleu clair,Bleu ciel,Gris bleu,Bleu jean',
  ],
  [
    'bleu marine|marine|navy|navy blue|bleu fonce|dark blue|كحلي|ko7li|kohli',
    'Bleu marine,Bleu nuit,Bleu Sidi Bou Saïd',
  ],
  ['bleu nuit|midnight blue|midnight|nuit|bleu de nuit', 'Bleu nuit,Bleu marine'],
  ['bleu jean|denim|denim blue', 'Bleu jean,Bleu Sidi Bou Saïd'],
  ['bleu canard|canard|teal|petrole|bleu petrole|بترولي', 'Bleu canard,Turquoise'],
  ['turquoise|فيروزي|firouzi', 'Turquoise,Bleu canard'],
  [
    'vert|verte|verts|vertes|green|akhdher|akhdhar|lakhdher|khadhra|khedhra|khodhr|أخضر|خضراء|خضرة|خضر|خضرا',
    'Vert,Vert sapin,Olive,Kaki,Romarin,Sauge,Vert d’eau,Bleu canard',
  ],
  ['vert fonce|vert bouteille|dark green|sapin|bottle green|أخضر غامق', 'Vert sapin,Kaki,Olive'],
  ['kaki|khaki|kaky|كاكي', 'Kaki,Olive'],
  ['olive|olives|zitouni|زيتي|زيتوني', 'Olive,Kaki,Romarin'],
  ['sauge|sage', 'Sauge,Romarin'],
  ['romarin|rosemary|اكليل', 'Romarin,Sauge,Olive'],
];
