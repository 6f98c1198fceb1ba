/**
 * Where a request comes from. A proxy appends the address it saw: the last entry is the one that nobody outside wrote.
 */
export function visitorAddress(headers: Headers): string | null {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || null
}
