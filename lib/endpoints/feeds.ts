import { endpoint, wire } from './endpoint'

export const feedEndpoints = {
  /** For calendar programs, by `/feeds/{token}.ics`. */
  file: endpoint('GET /api/feeds/file/:token', 'anyone', wire<{ answer: Response }>()),
}
