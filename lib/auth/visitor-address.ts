/**
 * The address that a request comes from. A proxy appends the address it saw, so only the last entry cannot be forged.
 */
export function visitorAddress(headers: Headers): string | null {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || null
}
