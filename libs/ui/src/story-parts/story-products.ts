import cableKnit from './cable-knit.webp';
import embroideredBlouse from './embroidered-blouse.webp';
import palmBasket from './palm-basket.webp';
import sailorTop from './sailor-top.webp';
import sandals from './sandals.webp';
import stripedShirt from './striped-shirt.webp';
import tunic from './tunic.webp';
import wrapDress from './wrap-dress.webp';

/** A few of the demo catalogue's drawings, kept here so that the stories change only when the design does. */
export const storyProducts = [
  {
    id: '1',
    name: 'Robe portefeuille Jasmin de nuit',
    amount: '151,20 TND',
    former: '189,00 TND',
    picture: wrapDress,
  },
  { id: '2', name: 'Couffin en palme tressée', amount: '64,00 TND', picture: palmBasket },
  { id: '3', name: 'Chemisette rayée Raf Raf', amount: '79,90 TND', picture: stripedShirt },
  {
    id: '4',
    name: 'Jebba Zitouna brodée, col tunisien et pompon de soie',
    amount: '219,00 TND',
    picture: tunic,
  },
  { id: '5', name: 'Pull torsadé Aïn Draham', amount: '135,00 TND', picture: cableKnit },
  {
    id: '6',
    name: 'Sandales croisées en cuir',
    amount: '88,00 TND',
    former: '110,00 TND',
    picture: sandals,
  },
  { id: '7', name: 'Marinière La Goulette', amount: '59,00 TND', picture: sailorTop },
  { id: '8', name: 'Blouse brodée de Nabeul', amount: '98,00 TND', picture: embroideredBlouse },
] as const;
