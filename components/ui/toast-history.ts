import { changeToasts, noToasts } from './toast'

/** What the notification tray does with toasts that are over; it comes when the tray does. */
export function removeToast(id: number) {
  changeToasts(({ current, history }) => ({
    current: current?.id === id ? null : current,
    history: history.filter((entry) => entry.id !== id),
  }))
}

export function clearToasts() {
  changeToasts(() => noToasts)
}

export function markToastsRead() {
  changeToasts((present) => {
    if (present.history.every((entry) => entry.read)) return present
    return { ...present, history: present.history.map((entry) => ({ ...entry, read: true })) }
  })
}
