'use client'

import { useSyncExternalStore } from 'react'

export type ToastKind = 'message' | 'success' | 'info' | 'warning' | 'error'

export type ToastOptions = {
  description?: string
  action?: { label: string; onClick: () => void }
  /** How long it is shown, in milliseconds; 5 s unless said otherwise. */
  duration?: number
}

export type ToastEntry = ToastOptions & {
  id: number
  kind: ToastKind
  title: string
  read: boolean
}

type State = { current: ToastEntry | null; history: ToastEntry[] }

const EMPTY: State = { current: null, history: [] }
const HISTORY_LIMIT = 50

let state = EMPTY
let lastId = 0
const listeners = new Set<() => void>()

function update(next: State) {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** One at a time: a new toast replaces the one that is shown. All of them stay in the notification tray. */
function show(kind: ToastKind, title: string, options: ToastOptions = {}) {
  lastId += 1
  const entry: ToastEntry = { ...options, id: lastId, kind, title, read: false }
  update({ current: entry, history: [entry, ...state.history].slice(0, HISTORY_LIMIT) })
  return entry.id
}

export const toast = Object.assign(
  (title: string, options?: ToastOptions) => show('message', title, options),
  {
    success: (title: string, options?: ToastOptions) => show('success', title, options),
    info: (title: string, options?: ToastOptions) => show('info', title, options),
    warning: (title: string, options?: ToastOptions) => show('warning', title, options),
    error: (title: string, options?: ToastOptions) => show('error', title, options),
  },
)

export function closeToast(id: number) {
  if (state.current?.id === id) update({ ...state, current: null })
}

export function removeToast(id: number) {
  update({
    current: state.current?.id === id ? null : state.current,
    history: state.history.filter((entry) => entry.id !== id),
  })
}

/** Leaves nothing behind, for the end of a session. */
export function clearToasts() {
  update(EMPTY)
}

export function markToastsRead() {
  if (state.history.some((entry) => !entry.read)) {
    update({ ...state, history: state.history.map((entry) => ({ ...entry, read: true })) })
  }
}

export function useToasts(): State {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => EMPTY,
  )
}
