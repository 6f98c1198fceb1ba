'use client'

import { type FormEvent, useRef } from 'react'

/** Ignores a submission while an earlier one is still being checked or sent. */
export function useSingleSubmit(submit: (event?: FormEvent<HTMLFormElement>) => Promise<void>) {
  const busy = useRef(false)
  return async (event?: FormEvent<HTMLFormElement>): Promise<void> => {
    event?.preventDefault()
    if (busy.current) return
    busy.current = true
    try {
      await submit(event)
    } finally {
      busy.current = false
    }
  }
}
