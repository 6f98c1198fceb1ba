import { randomBytes } from 'node:crypto'
import { standIns } from '../../../lib/auth/public-page-file.ts'

/**
 * The environment that public pages are rendered in. The settings of this machine stay out of it: what is built here may
 * run elsewhere.
 */
export function pageSettings({ PATH, NEXT_DIST_DIR }: Record<string, string | undefined>, demo: '0' | '1') {
  const SESSION_SECRET = randomBytes(32).toString('hex')
  return { PATH, NEXT_DIST_DIR, ...standIns, CLINIC_DEMO: demo, SESSION_SECRET }
}
