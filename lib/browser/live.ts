'use client'

import { useEffect, useRef } from 'react'
import type { LiveEvent } from '#contract/live'
import { newsKeptMs } from '#contract/live-window'
import { addressOf } from '@/lib/endpoints/endpoint'
import { liveEndpoints } from '@/lib/endpoints/live'

/** `resumed`: the stream was away for a while, so anything may have changed. */
export type LiveSignal = LiveEvent | { type: 'resumed' }

type Listener = (signal: LiveSignal) => void

const eventNames = [
  'appointment.changed',
  'offer.changed',
  'workshift.changed',
  'message',
  'notification',
] as const satisfies LiveEvent['type'][]
const firstDelayMs = 1000
const longestDelayMs = 30_000
/** A stream that lived this long was healthy: the next loss starts again with the short delay. */
const healthyMs = 10_000

const listeners = new Set<Listener>()
let stream: EventSource | null = null
let timer: ReturnType<typeof setTimeout> | null = null
let losses = 0
let isLeft = false
/** Null before the first stream, which is sent what has changed since the page was asked for. */
let missed: boolean | null = null

function tell(signal: LiveSignal): void {
  for (const listener of listeners) listener(signal)
}

function open(): void {
  if (stream || isLeft || listeners.size === 0 || document.hidden) return
  const ago = Math.ceil(performance.now())
  const knows = missed === null && ago <= newsKeptMs
  const source = new EventSource(addressOf(liveEndpoints.stream, { query: knows ? { ago: `${ago}` } : {} }))
  stream = source
  let openedAt = 0
  source.onopen = () => {
    openedAt = performance.now()
    if (missed ?? !knows) tell({ type: 'resumed' })
    missed = false
  }
  for (const name of eventNames) {
    // Our own route handler relays what the contract's schema describes.
    source.addEventListener(name, (event) => tell(JSON.parse(event.data) as LiveEvent))
  }
  source.onerror = () => {
    if (stream !== source) return
    // The browser's own retries know no back-off, and give up for good after a refusal.
    const refused = source.readyState === EventSource.CLOSED
    close()
    losses = openedAt > 0 && performance.now() - openedAt > healthyMs ? 0 : losses + 1
    // A reader's next request finds out whether the session is over; then the page leaves for the sign-in.
    if (refused) tell({ type: 'resumed' })
    const delay = Math.min(firstDelayMs * 2 ** Math.min(losses, 6), longestDelayMs)
    timer = setTimeout(reopen, delay * (0.75 + Math.random() / 2))
  }
}

function reopen(): void {
  timer = null
  open()
}

function close(): void {
  if (timer) clearTimeout(timer)
  timer = null
  if (!stream) return
  stream.close()
  stream = null
  missed = true
}

// Browsers allow six connections to a server: tabs in the background give theirs back.
function onVisibility(): void {
  if (document.hidden) close()
  else open()
}

/** A page that is left asks nothing more: nobody would be there for the answer, or for a cookie in it. */
export function stopLive(): void {
  isLeft = true
  close()
}

/** A page that is shown again asks as before. */
export function startLive(): void {
  isLeft = false
  open()
}

function listen(listener: Listener): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', stopLive)
    window.addEventListener('pageshow', startLive)
  }
  listeners.add(listener)
  open()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pagehide', stopLive)
    window.removeEventListener('pageshow', startLive)
    close()
    missed = false
  }
}

/** Tells `handler` what changed on the server, within a second. All screens of a tab share one stream. */
export function useLive(handler: Listener): void {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => listen((signal) => latest.current(signal)), [])
}

/** Many writes at once, such as a cancelled day, are answered by one read. */
export const gatherMs = 60

/** Reads again soon after something changed that `concerns` the screen. */
export function useRereads(concerns: (signal: LiveSignal) => boolean, reread: () => void): void {
  const gathering = useRef<ReturnType<typeof setTimeout> | null>(null)
  useEffect(() => () => clearTimeout(gathering.current ?? undefined), [])
  useLive((signal) => {
    if (!concerns(signal)) return
    gathering.current ??= setTimeout(() => {
      gathering.current = null
      reread()
    }, gatherMs)
  })
}
