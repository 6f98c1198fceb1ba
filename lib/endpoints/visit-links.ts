import type { followLinkInput, VisitLink } from '#contract/visit-links'
import { endpoint, wire } from './endpoint'

export const visitLinkEndpoints = {
  /** The visit as a file for calendar programs. */
  calendar: endpoint('GET /api/visit-links/:token/calendar', 'anyone', wire<{ answer: Response }>()),
  follow: endpoint(
    'POST /api/visit-links',
    'anyone',
    wire<{ body: typeof followLinkInput; answer: VisitLink }>(),
  ),
}
