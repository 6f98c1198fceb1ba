import type { Env } from '../../../env.ts'

/** How long browsers may take to ask their person. */
export const questionMs = 300_000

/** The site that passkeys are made for: the configured address, whatever a request claims. */
export function relyingParty({ APP_URL }: Pick<Env, 'APP_URL'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(APP_URL)
  return { rpID: hostname, origin }
}
