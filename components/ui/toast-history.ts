import { changeToasts, closeToast, noToasts, type ToastEntry } from './toast'

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

// A toast that fades can still be pressed: what it offers is done once.
const taken = new WeakSet<object>()

/** Does what a toast offers, from the toast, by a key or in the tray: none of them offers it any longer. */
export async function takeAction({ id, action }: Pick<ToastEntry, 'id' | 'action'>) {
  if (!action || taken.has(action)) return
  taken.add(action)
  const offer = (what: ToastEntry['action']) =>
    changeToasts((present) => ({
      ...present,
      history: present.history.map((entry) => (entry.id === id ? { ...entry, action: what } : entry)),
    }))
  closeToast(id)
  offer(undefined)
  if ((await action.onClick()) !== 'again') return
  taken.delete(action)
  offer(action)
}
