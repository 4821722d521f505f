import type { BagCut } from './bag-cut.ts';
import { piece } from './cloth.ts';
import { lighten } from './colour.ts';
import { castShadow, folds } from './fold.ts';
import { closed } from './geometry.ts';
import { plain } from './pattern.ts';
import { stitches } from './trim.ts';

/** A small zipped pouch with a leather base. */
export const pouch = (cut: BagCut, front: boolean): string => {
  const thread = lighten(cut.second, 0.4);
  const body = closed('M0 0C8 0.4 13 0.2 15 0C16.4 6 16.4 14 15.4 18.6C10 20.4 5 20.6 0 20.6');
  const zip =
    '<path d="M-14.6 1.7C-6 2.4 6 2.4 14.6 1.7" fill="none" stroke="#22131a" stroke-opacity="0.7" stroke-width="1.5"/><path d="M-14.4 1.7C-6 2.4 6 2.4 14.4 1.7" fill="none" stroke="#d2b06a" stroke-width="0.8" stroke-dasharray="0.28 0.2"/>';
  const base = piece(
    closed('M0 14C6 14 12 13.6 16.1 13C16.1 15.4 15.8 17 15.4 18.6C10 20.4 5 20.6 0 20.6'),
    plain(cut.second, 'leather'),
    { on: stitches('M-16 14C-8 15 8 15 16 14', thread) },
  );
  const pull =
    `<circle cx="13.6" cy="1.8" r="0.9" fill="#bd9350" stroke="#6b4b20" stroke-width="0.15"/>` +
    castShadow('M13.8 2.6C15 5 14.6 8 15.6 11', 0.7, 0.4, 0.3) +
    piece(
      'M13.2 2.4L14.6 2.2C16 5 16 8 16.8 11.6L14.6 12.2C14.4 8 14.4 5 13.2 2.4Z',
      plain(cut.second, 'leather'),
      {},
    );
  return (
    piece(body, cut.cloth, {
      seed: 4,
      fall: 0.2,
      on: folds(
        [
          { from: [-12, 6], to: [-4, 13], bend: 1, width: 1.2, depth: 0.35 },
          { from: [12, 5], to: [5, 12], bend: -1, width: 1.2, depth: 0.35 },
        ],
        0.6,
      ),
    }) +
    base +
    zip +
    (front ? pull : '')
  );
};
