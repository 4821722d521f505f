import { bag } from './bag.ts';
import { belt } from './belt.ts';
import { blouse } from './blouse.ts';
import { cape } from './cape.ts';
import { lightness, mix, darken } from './colour.ts';
import { dress } from './dress.ts';
import { fouta } from './fouta.ts';
import { hat } from './hat.ts';
import { jacket } from './jacket.ts';
import { jewel } from './jewellery.ts';
import { knit } from './knit.ts';
import {
  checked,
  denim,
  gingham,
  jacquard,
  knitted,
  plain,
  ribbed,
  sprigged,
  striped,
} from './pattern.ts';
import { scarf } from './scarf.ts';
import type { Flat, Side } from './sheet.ts';
import { shirt } from './shirt.ts';
import { shoes } from './shoes.ts';
import { skirt } from './skirt.ts';
import { tShirt } from './t-shirt.ts';
import { trousers } from './trousers.ts';
import { tunic } from './tunic.ts';

type Design = (colour: string, side: Side) => Flat;

const cream = '#f6f0e4';
const blue = '#17457f';

/** A colour that contrasts with `colour`: cream on a dark colour, blue on a light one. */
const contrasting = (colour: string): string => (lightness(colour) > 0.6 ? blue : cream);

/** The colour of silk braid: gold on a dark colour, chestnut on a light one. */
const braidFor = (colour: string): string => (lightness(colour) > 0.6 ? '#96663a' : '#e3c98f');

/** Every garment of the catalogue by name, as a function of colour and side. */
export const designs = {
  linenShirt: (c, side) =>
    shirt({ cloth: plain(c, 'linen'), sleeve: 'long', collar: 'classic', pocket: true }, side),
  maoShirt: (c, side) => shirt({ cloth: plain(c, 'poplin'), sleeve: 'long', collar: 'mao' }, side),
  campShirt: (c, side) =>
    shirt(
      {
        cloth: striped(cream, 'poplin', c, 0.5, 1.3),
        sleeve: 'short',
        collar: 'camp',
        pocket: true,
      },
      side,
    ),
  emblemTee: (c, side) =>
    tShirt(
      { cloth: plain(c, 'cotton'), neck: 'crew', sleeve: 'short', emblem: contrasting(c) },
      side,
    ),
  bretonTop: (c, side) =>
    tShirt(
      { cloth: striped(cream, 'cotton', c, 1.1, 2.6, 90), neck: 'boat', sleeve: 'long' },
      side,
    ),
  chino: (c, side) => trousers({ cloth: plain(c, 'twill'), shape: 'chino' }, side),
  workJacket: (c, side) =>
    jacket({ cloth: plain(c, 'twill'), shape: 'work', button: darken(c, 0.6) }, side),
  gandoura: (c, side) =>
    tunic(
      { cloth: striped(cream, 'linen', c, 0.4, 1.8), shape: 'gandoura', braid: darken(c, 0.2) },
      side,
    ),
  bermuda: (c, side) => trousers({ cloth: plain(c, 'cotton'), shape: 'shorts' }, side),
  jebba: (c, side) => tunic({ cloth: plain(c, 'linen'), shape: 'jebba', braid: braidFor(c) }, side),
  jeans: (c, side) => trousers({ cloth: denim(c), shape: 'jeans', thread: '#d29a55' }, side),
  polo: (c, side) => tShirt({ cloth: plain(c, 'knit'), neck: 'polo', sleeve: 'short' }, side),
  cableJumper: (c, side) => knit({ cloth: knitted(c), shape: 'crew', cables: true }, side),
  rollNeck: (c, side) => knit({ cloth: knitted(c, 0.5), shape: 'roll' }, side),
  bomber: (c, side) => jacket({ cloth: plain(c, 'cotton'), shape: 'bomber' }, side),
  checkedCoat: (c, side) =>
    jacket(
      {
        cloth: checked(c, 'wool', darken(c, 0.65), '#b5603f', 7),
        shape: 'coat',
        lining: '#5a2b36',
      },
      side,
    ),
  linenTrousers: (c, side) => trousers({ cloth: plain(c, 'linen'), shape: 'drawstring' }, side),
  burnous: (c, side) =>
    cape({ cloth: plain(c, 'wool'), braid: lightness(c) > 0.6 ? '#a9824a' : '#c9a15a' }, side),
  wrapDress: (c, side) =>
    dress({ cloth: sprigged(c, 'poplin', '#fbf2e0', darken(c, 0.45), 13), shape: 'wrap' }, side),
  tieredDress: (c, side) => dress({ cloth: plain(c, 'cotton'), shape: 'tiered' }, side),
  ginghamDress: (c, side) =>
    dress({ cloth: gingham(cream, 'poplin', c, 1.3), shape: 'tiered' }, side),
  shirtdress: (c, side) =>
    dress({ cloth: striped(cream, 'poplin', c, 0.45, 1.5), shape: 'shirtdress' }, side),
  embroideredBlouse: (c, side) =>
    blouse({ cloth: plain(c, 'cotton'), shape: 'gathered', silk: contrasting(c) }, side),
  pintuckBlouse: (c, side) =>
    blouse({ cloth: plain(c, 'silk'), shape: 'pintuck', silk: mix(c, '#fffaf0', 0.7) }, side),
  palazzo: (c, side) => trousers({ cloth: plain(c, 'linen'), shape: 'wide' }, side),
  wideJeans: (c, side) => trousers({ cloth: denim(c), shape: 'wide', thread: '#e6d3a8' }, side),
  pleatedSkirt: (c, side) => skirt({ cloth: plain(c, 'silk'), shape: 'pleated' }, side),
  wrapSkirt: (c, side) =>
    skirt(
      { cloth: sprigged(c, 'poplin', '#fbf4e4', mix(c, '#a9c79a', 0.55), 15), shape: 'wrap' },
      side,
    ),
  cordSkirt: (c, side) => skirt({ cloth: ribbed(c, 'twill', 0.42), shape: 'buttoned' }, side),
  kaftan: (c, side) =>
    tunic(
      {
        cloth: plain(c, 'silk'),
        shape: 'kaftan',
        braid: lightness(c) > 0.6 ? '#b08638' : '#dcb860',
      },
      side,
    ),
  veeTee: (c, side) => tShirt({ cloth: plain(c, 'cotton'), neck: 'vee', sleeve: 'short' }, side),
  cardigan: (c, side) => knit({ cloth: knitted(c), shape: 'cardigan' }, side),
  blazer: (c, side) =>
    jacket({ cloth: plain(c, 'linen'), shape: 'blazer', lining: '#8fa9bd' }, side),
  woolCoat: (c, side) =>
    jacket({ cloth: plain(c, 'wool'), shape: 'coat', lining: '#6b2438' }, side),
  ribTank: (c, side) =>
    tShirt({ cloth: ribbed(c, 'knit', 0.5), neck: 'scoop', sleeve: 'none' }, side),
  stripedShirt: (c, side) =>
    shirt(
      { cloth: striped(cream, 'poplin', c, 0.22, 0.85), sleeve: 'long', collar: 'classic' },
      side,
    ),
  starJumper: (c, side) =>
    knit({ cloth: jacquard(c, 'knit', mix(c, '#fff3dd', 0.8), 8), shape: 'crew' }, side),
  longTunic: (c, side) =>
    tunic({ cloth: plain(c, 'poplin'), shape: 'gandoura', braid: braidFor(c) }, side),
  couffin: (c, side) =>
    bag({ cloth: plain('#d3ae70', 'straw'), shape: 'couffin', second: c }, side),
  tote: (c, side) => bag({ cloth: plain('#eee5d2', 'twill'), shape: 'tote', second: c }, side),
  satchel: (c, side) => bag({ cloth: plain(c, 'leather'), shape: 'satchel', second: c }, side),
  pouch: (c, side) =>
    bag(
      {
        cloth: jacquard(c, 'twill', mix(c, '#fbe9b8', 0.85), 6),
        shape: 'pouch',
        second: '#6e4126',
      },
      side,
    ),
  sandals: (c, side) =>
    shoes({ cloth: plain(c, 'leather'), shape: 'sandals', second: '#c79a68' }, side),
  babouches: (c, side) =>
    shoes({ cloth: plain(c, 'leather'), shape: 'babouches', second: '#e4cfa6' }, side),
  espadrilles: (c, side) =>
    shoes({ cloth: plain(c, 'twill'), shape: 'espadrilles', second: '#e8dcc4' }, side),
  fouta: (c, side) => fouta({ cloth: plain('#f3ecdd', 'terry'), band: c }, side),
  woolScarf: (c, side) =>
    scarf(
      {
        cloth: plain(c, 'wool'),
        fringe: c,
        band: contrasting(c) === cream ? '#f0dfc0' : '#7c2f48',
      },
      side,
    ),
  checkedShawl: (c, side) =>
    scarf({ cloth: checked('#dccfb8', 'wool', c, '#b3315f', 9), fringe: '#dccfb8' }, side),
  leatherBelt: (c, side) => belt({ cloth: plain(c, 'leather'), metal: 'brass' }, side),
  plaitedBelt: (c, side) =>
    belt({ cloth: plain(c, 'leather'), metal: 'silver', plaited: true }, side),
  cap: (c, side) => hat({ cloth: plain(c, 'twill'), shape: 'cap', second: contrasting(c) }, side),
  chechia: (c, side) =>
    hat(
      {
        cloth: plain(c, 'wool'),
        shape: 'chechia',
        second: lightness(c) < 0.25 ? '#8a1f2a' : '#20202a',
      },
      side,
    ),
  strawHat: (c, side) => hat({ cloth: plain('#dcbf88', 'straw'), shape: 'straw', second: c }, side),
  beanie: (c, side) => hat({ cloth: ribbed(c, 'knit', 0.7), shape: 'beanie', second: cream }, side),
  necklace: (c, side) => jewel({ shape: 'necklace', metal: 'gold', bead: c }, side),
  earrings: (c, side) => jewel({ shape: 'earrings', metal: 'silver', bead: c }, side),
  bracelets: (c, side) => jewel({ shape: 'bracelets', metal: 'silver', bead: c }, side),
} as const satisfies Record<string, Design>;

export type DesignName = keyof typeof designs;
