import { afterEach, expect, it, vi } from 'vitest'
import { onRequestError } from '@/instrumentation'
import { refuseError } from './respond'

const program = globalThis as { consultaTraceId?: () => string | undefined }
const trace = '4bf92f3577b34da6a3ce929d0e0e4736'

afterEach(() => {
  delete program.consultaTraceId
  vi.restoreAllMocks()
})

const faults: [string, () => unknown][] = [
  ['a handler', () => refuseError(new Error('x'), 'r1')],
  [
    'a page',
    () =>
      onRequestError(
        new Error('x'),
        { path: '/', method: 'GET', headers: { 'x-request-id': 'r1' } },
        { routerKind: 'App Router', routePath: '/app', routeType: 'render', revalidateReason: undefined },
      ),
  ],
]

it.each(faults)(
  'the line of a fault in %s names the request, and its trace where there is one',
  async (_where, fail) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const line = async () => {
      await fail()
      return JSON.stringify(said.mock.lastCall)
    }
    const without = await line()
    expect(without).toContain('r1')
    expect(without).not.toContain('traceId')
    program.consultaTraceId = () => trace
    expect(await line()).toContain(trace)
  },
)
