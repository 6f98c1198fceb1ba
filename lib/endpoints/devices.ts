import type { OwnSession } from '#contract/sessions'
import { type Done, endpoint, type Types } from './endpoint'

/** Where one is signed in. */
export const deviceEndpoints = {
  list: endpoint('GET /api/account/sessions', 'session.list', {} as Types<{ answer: OwnSession[] }>),
  end: endpoint('DELETE /api/account/sessions/:id', 'session.end', {} as Types<{ answer: { id: string } }>),
  endOthers: endpoint('DELETE /api/account/sessions', 'session.end', {} as Types<{ answer: Done }>),
}
