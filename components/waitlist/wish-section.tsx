import { ClientMessages } from '@/components/shared/text/client-messages'
import type { Wish } from '@/lib/domain/wish'
import { Wishes } from './wishes'

/** The wishes of a screen with their texts; nothing where nobody waits. */
export function WishSection({ wishes }: { wishes: readonly Wish[] }) {
  if (wishes.length === 0) return null
  return (
    <ClientMessages of={['waitlist', 'specialties', 'errors']}>
      <Wishes wishes={wishes} />
    </ClientMessages>
  )
}
