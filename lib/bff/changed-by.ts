import 'server-only'
import type { History } from '@/lib/domain/history'
import type { Viewer } from '@/lib/domain/session'

/** The history's 'last changed' after a write of the viewer at `now`. */
export function changedBy(viewer: Viewer, now: Date): Pick<History, 'lastChanged'> {
  return { lastChanged: { by: `${viewer.name} ${viewer.surname}`.trim(), at: now.toISOString() } }
}
