import cableKnit from './cable-knit.webp';
import embroideredBlouse from './embroidered-blouse.webp';
import palmBasket from './palm-basket.webp';
import sailorTop from './sailor-top.webp';
import sandals from './sandals.webp';
import stripedShirt from './striped-shirt.webp';
import tunic from './tunic.webp';
import wrapDress from './wrap-dress.webp';

/** Products with images of the demo catalogue, copied so that its changes do not change the stories. */
export const productFixtures = [
  {
    id: '1',
    name: 'Robe portefeuille Jasmin de nuit',
    amount: '151,20 TND',
    former: '189,00 TND',
    image: wrapDress,
  },
  { id: '2', name: 'Couffin en palme tressée', amount: '64,00 TND', image: palmBasket },
  { id: '3', name: 'Chemisette rayée Raf Raf', amount: '79,90 TND', image: stripedShirt },
  {
    id: '4',
    name: 'Jebba Zitouna brodée, col tunisien et pompon de soie',
    amount: '219,00 TND',
    image: tunic,
  },
  { id: '5', name: 'Pull torsadé Aïn Draham', amount: '135,00 TND', image: cableKnit },
  {
    id: '6',
    name: 'Sandales croisées en cuir',
    amount: '88,00 TND',
    former: '110,00 TND',
    image: sandals,
  },
  { id: '7', name: 'Marinière La Goulette', amount: '59,00 TND', image: sailorTop },
  { id: '8', name: 'Blouse brodée de Nabeul', amount: '98,00 TND', image: embroideredBlouse },
] as const;
