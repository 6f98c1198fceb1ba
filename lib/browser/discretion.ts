import { discreetCookie, discreetOn, initialsOf } from '@/lib/domain/discretion'

/** A patient's name that was kept in this browser, as the screens may show it now. */
export function shownName(name: string): string {
  const isOn = document.cookie.split('; ').includes(`${discreetCookie}=${discreetOn}`)
  return isOn ? initialsOf(name) : name
}
