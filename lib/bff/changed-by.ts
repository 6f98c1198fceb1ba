import 'server-only'
import type { History } from '@/lib/domain/history'
import type { Viewer } from '@/lib/domain/session'

/** What a write of the viewer at `now` makes of the history's 'last changed'. */
export function changedBy(viewer: Viewer, now: Date): Pick<History, 'lastChanged'> {
  return { lastChanged: { by: `${viewer.name} ${viewer.surname}`.trim(), at: now.toISOString() } }
}
