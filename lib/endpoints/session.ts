import type { choosePersonInput } from '#contract/guardians'
import type { leaveInput, moveSessionInput } from '#contract/sessions'
import { type Done, endpoint, type Types } from './endpoint'

/** The browser's next address. */
export interface GoTo {
  goTo: string
}

/** Apart from signing in, since every signed-in page has these. */
export const sessionEndpoints = {
  logout: endpoint('POST /api/auth/logout', 'anyone', {} as Types<{ body: typeof leaveInput; answer: GoTo }>),
  choosePerson: endpoint(
    'PUT /api/auth/person',
    'session.move',
    {} as Types<{ body: typeof choosePersonInput; answer: Done }>,
  ),
  move: endpoint(
    'PUT /api/session/place',
    'session.move',
    {} as Types<{ body: typeof moveSessionInput; answer: Done }>,
  ),
  refresh: endpoint('POST /api/auth/refresh', 'anyone', {} as Types<{ answer: Done }>),
}
