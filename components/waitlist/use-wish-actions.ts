import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { sentences } from '#contract/sentences'
import { useAct } from '@/components/shared/act/use-act'
import { toast } from '@/components/ui/toast'
import type { RequestError } from '@/lib/browser/request'
import type { Sentence } from '@/lib/domain/sentence'
import type { Wish } from '@/lib/domain/wish'
import { formatSlot } from '@/lib/format/dates'
import { useWrite } from '@/lib/swr/use-call'

type Offer = NonNullable<Wish['offer']>

/** Takes or declines what is offered, or stops waiting; the screen shows what it is then. */
export function useWishActions({ id, timeZone }: Pick<Wish, 'id' | 'timeZone'>) {
  const t = useTranslations('waitlist')
  const locale = useLocale()
  const router = useRouter()
  const [running, setRunning] = useState<'accept' | 'decline' | 'leave' | null>(null)
  const act = useAct(refused)
  const taking = useWrite('waitlist.accept')
  const declining = useWrite('waitlist.decline')
  const leaving = useWrite('waitlist.leave')

  function refused({ status, envelope }: RequestError): Sentence {
    if (status !== 409) return sentences.failed
    const free = envelope.alternatives ?? []
    const times = free.map((each) => formatSlot(each, timeZone, locale)).join('; ')
    return free.length > 0 ? { key: 'waitlist.overWith', values: { times } } : { key: 'waitlist.over' }
  }

  const run = (verb: 'accept' | 'decline' | 'leave', work: () => Promise<unknown>, done: string) =>
    act.run(async () => {
      setRunning(verb)
      await work()
      toast.success(done)
      router.refresh()
    })

  return {
    running: act.pending ? running : null,
    sentence: act.sentence,
    accept: (offer: Offer) =>
      run(
        'accept',
        () => taking.trigger({ params: { id: offer.id } }),
        t('accepted', { when: formatSlot(offer.start, timeZone, locale) }),
      ),
    decline: (offer: Offer) =>
      run('decline', () => declining.trigger({ params: { id: offer.id } }), t('declined')),
    leave: () => run('leave', () => leaving.trigger({ params: { id } }), t('left')),
  }
}
