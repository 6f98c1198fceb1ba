import { changeToasts, noToasts } from './toast'

/** The notification tray's acts on past toasts; loaded with the tray. */
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
