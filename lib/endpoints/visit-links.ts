import type { followLinkInput, VisitLink } from '#contract/visit-links'
import { endpoint, type Types } from './endpoint'

export const visitLinkEndpoints = {
  follow: endpoint(
    'POST /api/visit-links',
    'anyone',
    {} as Types<{ body: typeof followLinkInput; answer: VisitLink }>,
  ),
}
