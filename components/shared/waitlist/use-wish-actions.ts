import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { sentences } from '#contract/sentences'
import { toast } from '@/components/ui/toast'
import { useSentence } from '@/components/ui/use-sentence'
import { RequestError } from '@/lib/browser/request'
import type { Wish } from '@/lib/domain/wish'
import { formatSlot } from '@/lib/format/dates'
import { useAcceptOffer, useDeclineOffer, useLeaveWaitlist } from '@/lib/swr/waitlist'

type Offer = NonNullable<Wish['offer']>

/** Takes or declines what is offered, or stops waiting; the screen shows what it is then. */
export function useWishActions({ id, timeZone }: Pick<Wish, 'id' | 'timeZone'>) {
  const t = useTranslations('waitlist')
  const locale = useLocale()
  const router = useRouter()
  const say = useSentence()
  const [running, setRunning] = useState<'accept' | 'decline' | 'leave' | null>(null)
  const [error, setError] = useState<string | null>(null)
  const taking = useAcceptOffer()
  const declining = useDeclineOffer()
  const leaving = useLeaveWaitlist()

  function textOf(refusal: unknown): string {
    if (!(refusal instanceof RequestError) || refusal.status !== 409) return say(sentences.failed)
    const free = refusal.envelope.alternatives ?? []
    const times = free.map((each) => formatSlot(each, timeZone, locale)).join('; ')
    return free.length > 0 ? t('overWith', { times }) : t('over')
  }

  async function run(verb: 'accept' | 'decline' | 'leave', work: () => Promise<unknown>, done: string) {
    setError(null)
    setRunning(verb)
    try {
      await work()
      toast.success(done)
      router.refresh()
    } catch (refusal) {
      setError(textOf(refusal))
    } finally {
      setRunning(null)
    }
  }

  return {
    running,
    error,
    accept: (offer: Offer) =>
      run(
        'accept',
        () => taking.trigger(offer.id),
        t('accepted', { when: formatSlot(offer.start, timeZone, locale) }),
      ),
    decline: (offer: Offer) => run('decline', () => declining.trigger(offer.id), t('declined')),
    leave: () => run('leave', () => leaving.trigger(id), t('left')),
  }
}
