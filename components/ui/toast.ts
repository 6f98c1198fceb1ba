'use client'

import { useSyncExternalStore } from 'react'

export type ToastKind = 'success' | 'info' | 'error'

export type ToastOptions = {
  description?: string
  /**
   * One that `undoes` is shown for ten seconds; in the `tray` it stands until it is pressed or too late, and is offered
   * again when `onClick` answers `again`.
   */
  action?: { label: string; onClick: () => unknown; undoes?: 'toast' | 'tray' } | undefined
  /** False for what the server keeps in the tray itself. */
  kept?: boolean
}

export type ToastEntry = ToastOptions & {
  id: number
  kind: ToastKind
  title: string
  read: boolean
  /** When it was said, in milliseconds since the window opened. */
  at: number
}

export type Toasts = { current: ToastEntry | null; history: ToastEntry[] }

export const noToasts: Toasts = { current: null, history: [] }
const HISTORY_LIMIT = 50

let state = noToasts
let lastId = 0
const listeners = new Set<() => void>()

export function changeToasts(change: (present: Toasts) => Toasts) {
  state = change(state)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** One at a time: a new toast replaces the one that is shown. They stay in the notification tray. */
function show(kind: ToastKind, title: string, options: ToastOptions = {}) {
  lastId += 1
  const entry: ToastEntry = { ...options, id: lastId, kind, title, read: false, at: performance.now() }
  changeToasts(({ history: past }) => {
    const history = options.kept === false ? past : [entry, ...past]
    return { current: entry, history: history.slice(0, HISTORY_LIMIT) }
  })
  return entry.id
}

export const toast = {
  success: (title: string, options?: ToastOptions) => show('success', title, options),
  info: (title: string, options?: ToastOptions) => show('info', title, options),
  error: (title: string, options?: ToastOptions) => show('error', title, options),
}

export function closeToast(id: number) {
  if (state.current?.id === id) changeToasts((present) => ({ ...present, current: null }))
}

export function useToasts(): Toasts {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => noToasts,
  )
}
