import { useRef } from 'react'

/** A key for each thing that is tried: trying the same again after a lost answer does not do it twice. */
export function useAttemptKey(): (what: string) => string {
  const attempt = useRef({ what: '', key: '' })
  return (what) => {
    if (attempt.current.what !== what) attempt.current = { what, key: randomKey() }
    return attempt.current.key
  }
}

// `crypto.randomUUID` is missing on plain http outside localhost.
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
