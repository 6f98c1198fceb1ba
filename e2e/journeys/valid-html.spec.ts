import { request } from '@playwright/test'
import { required } from '../accounts'
import { expect, test } from '../fixtures'
import { htmlFaults } from '../walk/checks/html'
import { screens, type Visitor } from '../walk/screens'
import { webCookies } from '../web-session'

test.describe.configure({ mode: 'parallel' })

const visitors = [...new Set(screens.flatMap(({ seenBy }) => seenBy))]

async function callerOf(who: Visitor) {
  const cookies = who === 'visitor' ? [] : await webCookies(who)
  return request.newContext({ baseURL: required('E2E_WEB_URL'), storageState: { cookies, origins: [] } })
}

for (const who of visitors)
  test(`what the server sends the ${who} is valid HTML`, { tag: '@any-day' }, async () => {
    const caller = await callerOf(who)
    for (const { name, address, seenBy, status = 200 } of screens) {
      if (!seenBy.includes(who)) continue
      const answer = await caller.get(typeof address === 'string' ? address : await address())
      expect(answer.status(), name).toBe(status)
      expect.soft(await htmlFaults(await answer.text()), name).toEqual([])
    }
    await caller.dispose()
  })
