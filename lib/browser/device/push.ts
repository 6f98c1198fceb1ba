import { read, write } from '@/lib/browser/request'

/** `blocked`: the browser was told never to ask; only its own settings change that. */
export type PushState = 'missing' | 'blocked' | 'off' | 'on'

const worker = '/sw.js'

const isThere = () =>
  'serviceWorker' in navigator && 'PushManager' in window && typeof Notification !== 'undefined'

const registration = () => navigator.serviceWorker.getRegistration(worker)

/** Whether this browser shows notifications of ours; it asks nobody anything. */
export async function pushState(): Promise<PushState> {
  if (!isThere()) return 'missing'
  if (Notification.permission === 'denied') return 'blocked'
  if (Notification.permission === 'default') return 'off'
  const subscription = await (await registration())?.pushManager.getSubscription()
  return subscription ? 'on' : 'off'
}

/** Asks the person and, with their yes, the browser and the server. Called by a press alone. */
export async function turnPushOn(): Promise<PushState> {
  if (!isThere()) return 'missing'
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  const { publicKey } = await read('push-subscriptions.key', {})
  await navigator.serviceWorker.register(worker)
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  })
  const { endpoint = '', keys } = subscription.toJSON()
  await write('push-subscriptions.create', {
    body: { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
  })
  return 'on'
}

export async function turnPushOff(): Promise<PushState> {
  const subscription = await (await registration())?.pushManager.getSubscription()
  if (subscription) {
    await write('push-subscriptions.end', { body: { endpoint: subscription.endpoint } })
    await subscription.unsubscribe()
  }
  return 'off'
}

/**
 * Ends notifications in this browser for whoever leaves it, and resolves to the address that the server is to forget.
 * The browser's own push service refuses it from now on, whatever becomes of the server's part.
 */
export async function endPushHere(): Promise<string | undefined> {
  if (!isThere()) return undefined
  try {
    const subscription = await (await registration())?.pushManager.getSubscription()
    await subscription?.unsubscribe()
    return subscription?.endpoint
  } catch {
    return undefined
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}
