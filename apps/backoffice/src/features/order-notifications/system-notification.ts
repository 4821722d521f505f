/** What the browser allows; `unsupported` also on phones, where only a service worker may show notifications. */
export type SystemPermission = NotificationPermission | 'unsupported';

const TAG = 'new-orders';

/** Whether notifications of the operating system may be shown, without a permission prompt. */
export function systemPermission(): SystemPermission {
  const isPhone = window.matchMedia('(pointer: coarse)').matches;
  return 'Notification' in window && !isPhone ? Notification.permission : 'unsupported';
}

/** Shows the browser's permission prompt where it is supported. Call it only in a click handler. */
export async function requestSystemPermission(): Promise<SystemPermission> {
  if (systemPermission() === 'default') await Notification.requestPermission();
  return systemPermission();
}

/** Shows a notification where the owner has allowed it; a click on it shows the tab. */
export function showSystemNotification(title: string): void {
  if (systemPermission() !== 'granted') return;
  // A later notification replaces an earlier one: the number of all new orders is in the title of the tab.
  const notification = new Notification(title, { tag: TAG, icon: '/icon-192.png' });
  notification.addEventListener('click', () => {
    window.focus();
    notification.close();
  });
}
