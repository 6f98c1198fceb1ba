import { loginWith, routes } from '@/lib/routes'
import { announce, type Ending } from './session-channel'
import { eraseStoredData, markLeft } from './stored-data'

/** Leaves the signed-in part in every tab. Only who chose to leave leaves no drafts and needs no way back. */
export function leaveApp(ending: Ending): void {
  markLeft(ending)
  announce({ kind: 'left', ending })
  leaveHere(ending)
}

/** Never ends: what is under way stays so while the browser goes to another page. */
export const untilLeft = () => new Promise<never>(() => {})

/** Like `leaveApp`, in this tab alone. */
export function leaveHere(ending: Ending): void {
  eraseStoredData({ keepDrafts: ending !== 'choice' })
  window.location.replace(ending === 'choice' ? routes.home : signInAddress(ending))
}

function signInAddress(ending: Exclude<Ending, 'choice'>): string {
  const { pathname, search } = window.location
  return loginWith(pathname.startsWith(routes.app) ? pathname + search : '', ending)
}
