import 'server-only'
import { z } from 'zod'
import { sealedCookie } from '@/lib/auth/sealed-cookie'

const yearSeconds = 365 * 86_400

/** The clinic API's token for a browser that has signed in before: strangers cannot use up its tries. */
export const deviceCookie = sealedCookie<{ device: string }>({
  name: 'consulta-device',
  content: z.object({ device: z.string().max(2000) }),
  life: () => yearSeconds,
  isKept: true,
})
