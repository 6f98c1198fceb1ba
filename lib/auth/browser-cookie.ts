import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { sealedCookie } from '@/lib/auth/sealed-cookie'

const daySeconds = 86_400

/** Names a browser for a day, so that the times which it keeps are counted. */
const browserCookie = sealedCookie<{ browser: string }>({
  name: 'consulta-browser',
  content: z.object({ browser: z.string().max(60) }),
  life: () => daySeconds,
  isKept: true,
})

/** Null for a browser without the cookie, such as one that shows us in a frame of another site. */
export const browserName = async () => (await browserCookie.read())?.browser ?? null

/** Gives it a name where it has none. In route handlers only. */
export async function nameBrowser(): Promise<void> {
  if ((await browserName()) === null) await browserCookie.write({ browser: randomUUID() })
}
