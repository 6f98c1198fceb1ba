import { Suspense } from 'react'
import { ClientMessages } from '@/components/shared/text/client-messages'
import type { Wish } from '@/lib/domain/wish'
import { LazyWishes } from './lazy-wishes'

/** The wishes of a screen with their texts; nothing where nobody waits. */
export function WishSection({ wishes }: { wishes: readonly Wish[] }) {
  if (wishes.length === 0) return null
  return (
    <ClientMessages of={['waitlist', 'errors']}>
      <Suspense>
        <LazyWishes wishes={wishes} />
      </Suspense>
    </ClientMessages>
  )
}
