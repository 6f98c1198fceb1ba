import { useRef } from 'react'

/**
 * A key for each thing that is tried: trying the same again after a lost answer does not do it twice. A refusal stays
 * under its key, so `refused` makes the next attempt a new one.
 */
export function useAttemptKey() {
  const attempt = useRef({ what: '', key: '' })
  return {
    keyOf(what: string): string {
      if (attempt.current.what !== what) attempt.current = { what, key: randomKey() }
      return attempt.current.key
    },
    refused(status: number): void {
      if (status >= 400 && status < 500) attempt.current = { what: '', key: '' }
    },
  }
}

// `crypto.randomUUID` is missing on plain http outside localhost.
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
