import { type Messages, useMessages } from 'next-intl'
import type { ReactNode } from 'react'
import { MergeMessages } from './merge-messages'

type ClientMessagesProps = { of: (keyof Messages)[]; children: ReactNode }

/**
 * Gives the islands inside it the named namespaces beside what they already have. Server components need none:
 * their texts never travel to the browser as a catalogue.
 */
export function ClientMessages({ of, children }: ClientMessagesProps) {
  const messages = useMessages()
  const wanted = Object.fromEntries(of.map((namespace) => [namespace, messages[namespace]]))
  return <MergeMessages messages={wanted}>{children}</MergeMessages>
}
