import type { followLinkInput, VisitLink } from '#contract/visit-links'
import { endpoint, type Types } from './endpoint'

export const visitLinkEndpoints = {
  /** The visit as a file for calendar programs. */
  calendar: endpoint('GET /api/visit-links/:token/calendar', 'anyone', {} as Types<{ answer: Response }>),
  follow: endpoint(
    'POST /api/visit-links',
    'anyone',
    {} as Types<{ body: typeof followLinkInput; answer: VisitLink }>,
  ),
}
