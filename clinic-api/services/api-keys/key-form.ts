import { newToken, tokenId } from '../identity/sessions/tokens.ts'

/** The prefix by which scanners for leaked secrets recognise a key. */
const mark = 'consulta_'

export const newKey = (id: string) => `${mark}${newToken(id)}`

/** The id in a key; null for what is none, as the token of a session. */
export function keyId(token: string): string | null {
  return token.startsWith(mark) ? tokenId(token.slice(mark.length)) : null
}
