import { checkServer } from '../../clinic-api/scripts/conformance/check.ts'
import { nextStep } from '../../clinic-api/scripts/conformance/next-step.ts'
import type { Sent } from '../../clinic-api/testing/client.ts'
import { callOf, routesOf } from '../../clinic-api/testing/matrix/matrix.ts'
import { endless } from '../../clinic-api/testing/matrix/owners.ts'

/** Calls after which nobody is signed in any more, or a password is another. */
const last = /\/(logout|sessions|change-password|reset-password|leave|account)\b/

export interface Answered {
  call: string
  sent: Sent
}

/** One request of each call that was answered, as the conformance run made it; what takes something away comes last. */
export async function answeredRequests(address: string, appUrl: string): Promise<Answered[]> {
  const description = await (await fetch(`${address}/api/v1/openapi.json`)).json()
  const patterns = routesOf(description.paths)
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
    .map((route) => ({ call: callOf(route), method: route.method, pattern: patternOf(route.path) }))
  const found = new Map<string, Sent>()
  await checkServer({
    address,
    description,
    appUrl,
    now: new Date(),
    admin: { email: 'admin@demo.test', password: 'Demo-1234' },
    nextStep: nextStep(),
    only: ['patient', 'doctor', 'clinicadmin'],
    onAnswer(sent, { statusCode }) {
      const path = sent.url.replace('/api/v1', '').split('?')[0] ?? ''
      const known = patterns.find(({ method, pattern }) => method === sent.method && pattern.test(path))
      // The latest is most likely to be of somebody who is still signed in.
      if (known && statusCode < 300) found.set(known.call, { ...sent, cookies: { ...sent.cookies } })
    },
  })
  const calls = [...found].filter(([call]) => !endless.has(call) && !last.test(call))
  const isRemoval = ({ call }: Answered) => Number(call.startsWith('DELETE'))
  return calls.map(([call, sent]) => ({ call, sent })).toSorted((a, b) => isRemoval(a) - isRemoval(b))
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[.\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`)
