import {
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormImage } from '../../../features/images/image-list.ts';

/** A mouse that moves less only clicks, in pixels. */
const CLICK_DISTANCE = 4;
/** A finger that moves earlier scrolls the page. */
const LONG_PRESS = { delay: 250, tolerance: 5 };

/**
 * The props of a `DndContext` that sorts images by mouse, touch and keyboard, with the texts for
 * screen readers in the interface language.
 */
export function useImageSorting(
  items: readonly FormImage[],
  onMove: (key: string, to: number) => void,
) {
  const { t } = useTranslation();
  const [isDragging, setDragging] = useState(false);
  useEscapeCancelsDrag(isDragging);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: CLICK_DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const total = items.length;
  const positionOf = (id: UniqueIdentifier) => items.findIndex(({ key }) => key === id) + 1;
  const lastOver = useRef<UniqueIdentifier>(null);
  const announcements: Announcements = {
    onDragStart({ active }) {
      lastOver.current = active.id;
      return t('productForm.imageLifted', { number: positionOf(active.id) });
    },
    onDragOver({ over }) {
      // A drag begins over the image's own position: that is not a move.
      if (!over || over.id === lastOver.current) return undefined;
      lastOver.current = over.id;
      return t('productForm.imageOver', { number: positionOf(over.id), total });
    },
    onDragEnd: ({ active, over }) =>
      t('productForm.imageMoved', { number: positionOf((over ?? active).id), total }),
    onDragCancel: () => t('productForm.imageDropCancelled'),
  };

  return {
    sensors,
    accessibility: {
      announcements,
      screenReaderInstructions: { draggable: t('productForm.sortInstructions') },
    },
    onDragStart: () => setDragging(true),
    onDragCancel: () => setDragging(false),
    onDragEnd({ active, over }: DragEndEvent) {
      setDragging(false);
      if (over && over.id !== active.id) onMove(String(active.id), positionOf(over.id) - 1);
    },
  };
}

/**
 * While an image is dragged, Escape cancels the drag and does not close the dialog: Material UI's
 * dialog stops the event below the document, where dnd-kit has its listener.
 */
function useEscapeCancelsDrag(isDragging: boolean) {
  useEffect(() => {
    if (!isDragging) return undefined;
    const redirectEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.target === document) return;
      event.stopPropagation();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, code: event.code }));
    };
    window.addEventListener('keydown', redirectEscape, { capture: true });
    return () => window.removeEventListener('keydown', redirectEscape, { capture: true });
  }, [isDragging]);
}
