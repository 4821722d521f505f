import { designs, type DesignName } from './designs.ts';
import { detailSheet, wholeSheet, type Ground, type Sheet } from './sheet.ts';

/** What a product picture shows. */
export interface PictureOrder {
  readonly drawing: DesignName;
  /** `front`, `back`, or a detail the drawing offers: `collar`, `cuff`, `hem`, `buckle` … */
  readonly view: string;
  /** The dye, as `#RRGGBB`. */
  readonly colour: string;
  readonly ground: Ground;
}

/**
 * Draws one product picture, 1600 × 2000 once its bleed is trimmed; the same order always gives the same text.
 * Throws when the drawing offers no such view: a fault in the catalogue, found by its test.
 */
export const drawPicture = ({ drawing, view, colour, ground }: PictureOrder): Sheet => {
  const draw = designs[drawing];
  if (view === 'front' || view === 'back') return wholeSheet(draw(colour, view), ground);
  const flat = draw(colour, 'front');
  const spot = flat.spots[view];
  if (!spot) throw new Error(`The drawing ${drawing} has no view named ${view}.`);
  return detailSheet(flat, spot, ground);
};
