import { afterEach, expect, it, vi } from 'vitest'
import { onRequestError } from '@/instrumentation'
import { refuseError } from './respond'

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'

afterEach(() => void vi.restoreAllMocks())

const faults: [string, (headers: Record<string, string>) => unknown][] = [
  ['a handler', (headers) => refuseError(new Error('x'), new Headers(headers))],
  [
    'a page',
    (headers) =>
      onRequestError(
        new Error('x'),
        { path: '/', method: 'GET', headers },
        { routerKind: 'App Router', routePath: '/app', routeType: 'render', revalidateReason: undefined },
      ),
  ],
]

it.each(faults)(
  'the line of a fault in %s names the request, and its trace where there is one',
  async (_where, fail) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const line = async (headers: Record<string, string>) => {
      await fail({ 'x-request-id': 'r1', ...headers })
      return JSON.stringify(said.mock.lastCall)
    }
    const without = await line({})
    expect(without).toContain('r1')
    expect(without).not.toContain('traceId')
    expect(await line({ traceparent: `00-${trace}-00f067aa0ba902b7-01` })).toContain(trace)
    expect(await line({ traceparent: 'anything' })).not.toContain('traceId')
  },
)
