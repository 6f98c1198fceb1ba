import { type Done, endpoint, type Types } from './endpoint'

/** Where the browser goes next. */
export interface GoTo {
  goTo: string
}

/** Apart from signing in, since every signed-in page has these. */
export const sessionEndpoints = {
  logout: endpoint('POST /api/auth/logout', 'anyone', {} as Types<{ answer: GoTo }>),
  refresh: endpoint('POST /api/auth/refresh', 'anyone', {} as Types<{ answer: Done }>),
}
