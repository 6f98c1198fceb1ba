import { type Cookie, request } from '@playwright/test'
import { authEndpoints } from '@/lib/endpoints/auth'
import { addressOf } from '@/lib/endpoints/endpoint'
import { accountOf, oncePerRun, required, type Who } from './accounts'

/** Signs in as the login form does and returns the cookies of the browser. */
export async function webCookies(who: Who): Promise<Cookie[]> {
  return oncePerRun('web-sessions', who, async () => {
    const baseURL = required('E2E_WEB_URL')
    const caller = await request.newContext({
      baseURL,
      extraHTTPHeaders: { origin: new URL(baseURL).origin },
    })
    const answer = await caller.post(addressOf(authEndpoints.login), { data: accountOf(who) })
    if (!answer.ok()) throw new Error(`Sign-in answered ${answer.status()}: ${await answer.text()}`)
    const { cookies } = await caller.storageState()
    await caller.dispose()
    return cookies
  })
}
