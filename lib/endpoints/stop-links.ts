import type { StopLink } from '#contract/stop-links'
import { endpoint, wire } from './endpoint'

/** The address that the headers of a mail name: programs post to it, whoever opens it is led to the page. */
export const stopLinkEndpoints = {
  open: endpoint('GET /api/unsubscribe/:token', 'anyone', wire<{ answer: Response }>()),
  follow: endpoint('POST /api/unsubscribe/:token', 'anyone', wire<{ answer: StopLink }>()),
}
