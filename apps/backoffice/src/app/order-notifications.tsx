import type { ApiClient } from '@shop/api-client';
import { useStorage } from '@shop/app-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShop } from '../lib/shop-context.ts';
import { useAnnounce } from '../features/announcer/announcer.tsx';
import { TitleCountContext } from '../lib/use-page-title.ts';
import { ORDERS, STATS } from '../lib/query-keys.ts';
import type { CountArrivals } from '../features/order-notifications/arrived-orders.ts';
import { OrderNotificationsContext } from '../features/order-notifications/order-notifications-context.ts';

const POLL_INTERVAL_MS = 30_000;
/** The owner's setting on this device. */
const STORAGE_KEY = 'order-alerts';

/**
 * Polls the number of new orders every 30 seconds while the page is visible and, when the owner wants to be notified,
 * also while it is hidden, as often as the browser allows. When the number grows, the lists on screen are invalidated
 * and the owner is notified. Only with the feature `status`.
 */
export function OrderNotifications({ children }: { children: ReactNode }) {
  const storage = useStorage();
  const [isEnabled, setEnabled] = useState(() => storage.read(STORAGE_KEY) === 'on');
  const newOrderCount = useNewOrderCount(isEnabled);
  useNewOrderNotification(newOrderCount, isEnabled);

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

function useNewOrderCount(isPolledWhileHidden: boolean): number | undefined {
  const { client } = useShop();
  const { data } = useQuery({
    queryKey: [ORDERS, 'counts'],
    queryFn: ({ signal }) => client.commands.count({ signal }),
    enabled: client.features().has('status'),
    refetchInterval: POLL_INTERVAL_MS,
    refetchIntervalInBackground: isPolledWhileHidden,
  });
  return data?.new;
}

/**
 * A new order increases the count, and so does one that is entered, split or restored as new, or becomes new by an
 * undo: only those that buyers placed in the shop are announced.
 */
function useNewOrderNotification(newOrderCount: number | undefined, isEnabled: boolean) {
  const { t } = useTranslation();
  const { client } = useShop();
  const announce = useAnnounce();
  const queryClient = useQueryClient();
  const previous = useRef(newOrderCount);
  const arrivals = useRef<Promise<CountArrivals | undefined>>(undefined);

  const handleAdded = useEffectEvent(async (added: number) => {
    arrivals.current ??= loadArrivals(client);
    if (added <= 0) return;
    for (const read of [ORDERS, STATS]) void queryClient.invalidateQueries({ queryKey: [read] });
    const countArrivals = await arrivals.current;
    // Its code is loaded again for the next order.
    if (!countArrivals) arrivals.current = undefined;
    const count = countArrivals ? await countArrivals(added) : added;
    if (count === 0) return;
    const text = t('orders.newOrders', { count });
    announce(text, { waitsForDialog: true });
    if (!isEnabled) return;
    playNotificationSound();
    if (document.hidden) void notifyOutsideTab(text);
  });

  useEffect(() => {
    if (newOrderCount === undefined) return;
    const added = newOrderCount - (previous.current ?? newOrderCount);
    previous.current = newOrderCount;
    void handleAdded(added);
  }, [newOrderCount]);
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
