import type { VisitLink } from '#contract/visit-links'

/** The title of a link's page: what can no longer be answered is not asked. */
export function linkTitleOf(link: Pick<VisitLink, 'action' | 'state' | 'offer'> | null | undefined) {
  if (!link) return 'unknownTitle'
  if (link.state === 'ended') return 'endedTitle'
  return `title.${link.action === 'choose' && link.offer ? 'accept' : link.action}` as const
}
