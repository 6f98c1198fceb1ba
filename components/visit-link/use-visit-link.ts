import { useState } from 'react'
import type { VisitLink } from '#contract/visit-links'
import { call, RequestError } from '@/lib/browser/request'
import { visitLinkEndpoints } from '@/lib/endpoints/visit-links'

interface State {
  link: VisitLink
  /** What went wrong with the last try. */
  fault: 'taken' | 'ended' | 'failed' | null
}

/** Follows the link once; what is refused meanwhile is told, with the times that are free now. */
export function useVisitLink(token: string, initial: VisitLink) {
  const [{ link, fault }, setState] = useState<State>({ link: initial, fault: null })
  const [pending, setPending] = useState(false)

  async function follow(start?: string) {
    setPending(true)
    const { action, timeZone } = link
    try {
      const body = action === 'move' ? { token, action, start: start ?? '', timeZone } : { token, action }
      setState({ link: await call(visitLinkEndpoints.follow, { body }), fault: null })
    } catch (error) {
      setState(afterFault(link, error))
    } finally {
      setPending(false)
    }
  }

  return { link, fault, pending, follow }
}

function afterFault(link: VisitLink, error: unknown): State {
  if (!(error instanceof RequestError) || error.status !== 409) return { link, fault: 'failed' }
  const { code, alternatives } = error.envelope
  const free = alternatives ?? []
  if (code === 'slot_taken' && !link.offer) return { link: { ...link, free }, fault: 'taken' }
  return { link: { ...link, free, state: 'ended' }, fault: 'ended' }
}
