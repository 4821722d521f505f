import { designs, type DesignName } from './designs.ts';
import { detailSheet, wholeSheet, type Background, type Sheet } from './sheet.ts';

/** The content of a product image. */
export interface ProductDrawing {
  readonly drawing: DesignName;
  /** `front`, `back`, or a detail of the drawing: `collar`, `cuff`, `hem`, `buckle` … */
  readonly view: string;
  /** As `#RRGGBB`. */
  readonly colour: string;
  readonly background: Background;
}

/**
 * Draws a product image, 1600 × 2000 pixels after its bleed is trimmed. Deterministic.
 * @throws when the drawing has no such view
 */
export const drawProduct = ({ drawing, view, colour, background }: ProductDrawing): Sheet => {
  const draw = designs[drawing];
  if (view === 'front' || view === 'back') return wholeSheet(draw(colour, view), background);
  const flat = draw(colour, 'front');
  const area = flat.details[view];
  if (!area) throw new Error(`The drawing ${drawing} has no view named ${view}.`);
  return detailSheet(flat, area, background);
};
