import type { ApiClient } from '@shop/api-client';
import { useStorage } from '@shop/app-kit';
import type { OrderCounts } from '@shop/contract/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShop } from '../lib/shop-context.ts';
import { useAnnounce } from '../features/announcer/announcer.tsx';
import { TitleCountContext } from '../lib/use-page-title.ts';
import { orderCountsQuery } from '../lib/order-counts-query.ts';
import { ORDERS, STATS } from '../lib/query-keys.ts';
import type { CountArrivals } from '../features/order-notifications/arrived-orders.ts';
import { OrderNotificationsContext } from '../features/order-notifications/order-notifications-context.ts';

const POLL_INTERVAL_MS = 30_000;
/** The owner's setting on this device. */
const STORAGE_KEY = 'order-alerts';

/**
 * Polls the number of new orders every 30 seconds while the page is visible and, when the owner wants to be notified,
 * also while it is hidden, as often as the browser allows. When orders arrived, the lists on screen are invalidated
 * and the owner is notified. Only with the feature `status`.
 */
export function OrderNotifications({ children }: { children: ReactNode }) {
  const storage = useStorage();
  const [isEnabled, setEnabled] = useState(() => storage.read(STORAGE_KEY) === 'on');
  const counts = useOrderCounts(isEnabled);
  const newOrderCount = counts?.new;
  useNewOrderNotification(counts, isEnabled);

  function saveSetting(isWanted: boolean) {
    if (isWanted) storage.write(STORAGE_KEY, 'on');
    else storage.remove(STORAGE_KEY);
    setEnabled(isWanted);
    if (isWanted) playNotificationSound();
  }

  return (
    <OrderNotificationsContext value={{ newOrderCount, isEnabled, setEnabled: saveSetting }}>
      <TitleCountContext value={isEnabled ? (newOrderCount ?? 0) : 0}>{children}</TitleCountContext>
    </OrderNotificationsContext>
  );
}

function useOrderCounts(isPolledWhileHidden: boolean): OrderCounts | undefined {
  const { client } = useShop();
  const { data } = useQuery({
    ...orderCountsQuery(client),
    refetchInterval: POLL_INTERVAL_MS,
    refetchIntervalInBackground: isPolledWhileHidden,
  });
  return data;
}

/**
 * A new order increases the count, and so does one that is entered, split or restored as new, or becomes new by an
 * undo: only those that buyers placed in the shop are announced. It stays the same when one order is confirmed while
 * another one arrives: orders are looked for whenever any count changes.
 */
function useNewOrderNotification(counts: OrderCounts | undefined, isEnabled: boolean) {
  const { t } = useTranslation();
  const { client } = useShop();
  const announce = useAnnounce();
  const queryClient = useQueryClient();
  const previous = useRef<OrderCounts>(undefined);
  const arrivals = useRef<Promise<CountArrivals | undefined>>(undefined);
  const invalidateLists = () => {
    for (const read of [ORDERS, STATS]) void queryClient.invalidateQueries({ queryKey: [read] });
  };

  const handleCounts = useEffectEvent(async (current: OrderCounts) => {
    arrivals.current ??= loadArrivals(client);
    const before = previous.current;
    previous.current = current;
    if (!before) return;
    const added = current.new - before.new;
    // At once, whoever placed the orders.
    if (added > 0) invalidateLists();
    const countArrivals = await arrivals.current;
    // Its code is loaded again for the next order.
    if (!countArrivals) arrivals.current = undefined;
    const count = countArrivals ? await countArrivals(added) : added;
    if (count <= 0) return;
    if (added <= 0) invalidateLists();
    const text = t('orders.newOrders', { count });
    announce(text, { waitsForDialog: true });
    if (!isEnabled) return;
    playNotificationSound();
    if (document.hidden) void notifyOutsideTab(text);
  });

  // A response with the same counts is the same object.
  useEffect(() => {
    if (counts) void handleCounts(counts);
  }, [counts]);
}

/** Undefined without its code, as after a lost connection: then every new order is announced. */
async function loadArrivals(client: ApiClient): Promise<CountArrivals | undefined> {
  try {
    const { watchArrivals } = await import('../features/order-notifications/arrived-orders.ts');
    return watchArrivals(client);
  } catch {
    return undefined;
  }
}

/** The notification of the operating system; without its code, as after a lost connection, the sound is all. */
async function notifyOutsideTab(text: string): Promise<void> {
  try {
    const { showSystemNotification } =
      await import('../features/order-notifications/system-notification.ts');
    showSystemNotification(text);
  } catch {
    // The number of new orders is in the title of the tab.
  }
}

const NOTES_HZ = [659.25, 880];
const NOTE_S = 0.16;
const GAIN = 0.2;

/**
 * Plays two short notes. Silent where the browser has no audio or, before the first click on the
 * page, blocks it.
 */
function playNotificationSound(): void {
  try {
    const sound = new AudioContext();
    const volume = sound.createGain();
    volume.connect(sound.destination);
    const end = sound.currentTime + NOTES_HZ.length * NOTE_S;
    volume.gain.setValueAtTime(GAIN, sound.currentTime);
    volume.gain.linearRampToValueAtTime(0, end);
    for (const [index, frequency] of NOTES_HZ.entries()) {
      const note = new OscillatorNode(sound, { frequency });
      note.connect(volume);
      note.start(sound.currentTime + index * NOTE_S);
      note.stop(sound.currentTime + (index + 1) * NOTE_S);
    }
    setTimeout(() => void sound.close(), 2_000 * NOTES_HZ.length * NOTE_S);
  } catch {
    // The notification is also visible on the page.
  }
}
