/** `auto`: nobody chose; open in windows of 1024 px and more, else folded to its icons. */
export type SidebarChoice = 'open' | 'collapsed' | 'auto'

export const sidebarCookie = 'sidebar'

export function sidebarFrom(cookie: string | undefined): SidebarChoice {
  return cookie === 'open' || cookie === 'collapsed' ? cookie : 'auto'
}
