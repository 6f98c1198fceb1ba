const mark = 'renew-session'

/** The address of a page that was told its access token has expired, whatever our clock says: the middleware renews. */
export function withWish(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${mark}=1`
}

export function hasWish(path: string): boolean {
  return withoutWish(path) !== path
}

/** The address of the page itself. */
export function withoutWish(path: string): string {
  const [pathname = path, query] = path.split('?')
  const kept = (query ?? '').split('&').filter((part) => part.split('=')[0] !== mark)
  return kept.some(Boolean) ? `${pathname}?${kept.join('&')}` : pathname
}
