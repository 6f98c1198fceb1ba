import { useState } from 'react'
import { sentences } from '#contract/sentences'
import type { LinkAction, OfferLinkAction, VisitLink } from '#contract/visit-links'
import { useAct } from '@/components/shared/act/use-act'
import { call } from '@/lib/browser/request'
import { visitLinkEndpoints } from '@/lib/endpoints/visit-links'

/** Follows the link once; what is refused meanwhile is told, with the times that are free now. */
export function useVisitLink(token: string, initial: VisitLink) {
  const [link, setLink] = useState(initial)
  /** Whether the time was taken meanwhile: another can be chosen. */
  const [isTaken, setTaken] = useState(false)
  const { run, pending, sentence } = useAct((refusal) => {
    if (refusal.status !== 409) return sentences.failed
    const { rule, limit } = refusal.envelope
    if (rule) {
      if (rule === 'too-late') setLink({ ...link, tooLate: limit ?? 0 })
      return rule === 'too-late' ? null : { key: 'visitLink.taken' }
    }
    const free = refusal.envelope.alternatives ?? []
    const goesOn = refusal.code === 'slot_taken' && !link.offer
    setTaken(goesOn)
    setLink(goesOn ? { ...link, free } : { ...link, free, state: 'ended' })
    return null
  })

  async function follow(start?: string, chosen?: LinkAction | OfferLinkAction) {
    const { timeZone } = link
    const action = chosen ?? link.action
    // A short link does nothing by itself.
    if (action === 'choose') return
    const body = action === 'move' ? { token, action, start: start ?? '', timeZone } : { token, action }
    setTaken(false)
    setLink(await call(visitLinkEndpoints.follow, { body }))
  }

  return {
    link,
    isTaken,
    sentence,
    pending,
    follow: (start?: string, chosen?: LinkAction | OfferLinkAction) => run(() => follow(start, chosen)),
  }
}
