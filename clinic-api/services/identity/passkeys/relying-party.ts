import type { Env } from '../../../env.ts'

/** How long browsers may take to ask their person. */
export const questionMs = 300_000

/** Whom passkeys are made for: the configured address, whatever a request says of itself. */
export function relyingParty({ APP_URL }: Pick<Env, 'APP_URL'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(APP_URL)
  return { rpID: hostname, origin }
}
