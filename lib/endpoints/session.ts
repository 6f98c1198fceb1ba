import type { leaveInput, moveSessionInput } from '#contract/sessions'
import { type Done, endpoint, wire } from './endpoint'

/** The browser's next address. */
export interface GoTo {
  goTo: string
}

/** Apart from signing in, since every signed-in page has these. */
export const sessionEndpoints = {
  logout: endpoint('POST /api/auth/logout', 'anyone', wire<{ body: typeof leaveInput; answer: GoTo }>()),
  move: endpoint(
    'PUT /api/session/place',
    'session.move',
    wire<{ body: typeof moveSessionInput; answer: Done }>(),
  ),
  refresh: endpoint('POST /api/auth/refresh', 'anyone', wire<{ answer: Done }>()),
}
