const DAY_SECONDS = 24 * 60 * 60

/** A preference that the server reads with the next request, so that its first HTML is already right. */
export function remember(name: string, value: string, days: number) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${name}=${value}; path=/; max-age=${days * DAY_SECONDS}; samesite=lax`
}
