import { LIMITS } from '@shop/contract/constants';
import type { Image } from '@shop/contract/schemas';
import { useEffect, useRef, useState } from 'react';
import {
  addFiles,
  initialImages,
  moveImage,
  removeImage,
  restoreImage,
  setImageColor,
  type FormImage,
  type ImageFile,
} from '../../../features/images/image-list.ts';
import { checkImageFiles } from '../../../features/images/image-signature.ts';
import type { RejectedFile } from '../../../features/images/validate-files.ts';

function stateOf(image: FormImage): string {
  return `${image.key} ${image.kind === 'existing' && image.removed} ${image.color}`;
}

/**
 * The images of a product form until it is saved.
 * @param existing the product's own images
 * @param files new images from the start: those of a duplicated product
 * @param canReorder whether the API server has the feature `product-image-order`
 */
export function useProductImages(
  existing: readonly Image[],
  files: readonly ImageFile[],
  canReorder: boolean,
) {
  const [start] = useState(() => initialImages(existing, files));
  const [items, setItems] = useState(start);
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const [checks, setChecks] = useState(0);
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  });

  function remainingPlaces(): number {
    const kept = latest.current.filter((image) => image.kind === 'new' || !image.removed);
    return LIMITS.imagesPerProduct - kept.length;
  }

  async function add(chosen: readonly File[]) {
    setChecks((count) => count + 1);
    const checked = await checkImageFiles(chosen, remainingPlaces);
    setRejected(checked.rejected);
    setItems((now) =>
      addFiles(
        now,
        checked.accepted.map((file) => ({ file })),
      ),
    );
    setChecks((count) => count - 1);
  }

  return {
    items,
    canReorder,
    rejected,
    isChanged: items.map(stateOf).join() !== start.map(stateOf).join(),
    move: (key: string, to: number) => setItems((now) => moveImage(now, key, to, canReorder)),
    remove: (key: string) => setItems((now) => removeImage(now, key)),
    restore: (key: string) => setItems((now) => restoreImage(now, key)),
    setColor: (key: string, color: string) => setItems((now) => setImageColor(now, key, color)),
    /** Adds those of the chosen files that are images; `rejected` has the others. */
    add: (chosen: readonly File[]) => void add(chosen),
    /** Whether chosen files are being checked. */
    isChecking: checks > 0,
  };
}

export type ProductImages = ReturnType<typeof useProductImages>;
