import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCollector } from '../../clinic-api/testing/collector.ts'
import type { Figure } from './figures.ts'
import { doctorId, today } from './ids.ts'
import { startProduct } from './product.ts'
import type { BenchServer } from './server.ts'
import { signInToApi, signInToWeb } from './sign-in.ts'
import { fill, volumeOf } from './subject.ts'
import { inTurns, timed } from './timing.ts'

const doctor = 'd1@bench.test'
const volume = volumeOf(40_000)
const rounds = 300

/** The cost of sending traces from both programs: the same page and call with and without, in turns. */
export async function benchTraces(server: BenchServer): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'consulta-bench-'))
  const stops: (() => Promise<unknown>)[] = []
  try {
    const url = await fill(server.url, `bench_load_${volume.appointments}_${today()}`, volume)
    const collector = await startCollector()
    stops.push(collector.stop)
    const start = async (name: string, settings: Record<string, string>) => {
      const stack = await startProduct(url, join(folder, name), settings)
      stops.push(stack.stop)
      const cookies = [await signInToWeb(stack.webUrl, doctor), await signInToApi(stack.apiUrl, doctor)]
      const page = { url: `${stack.webUrl}/app/calendar`, cookie: cookies[0] ?? '' }
      const call = { url: `${stack.apiUrl}/api/v1/staff/${doctorId(1)}`, cookie: cookies[1] ?? '' }
      return { page: () => timed(page, 200), call: () => timed(call, 200) }
    }
    const plain = await start('plain', {})
    const traced = await start('traced', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
    const [page = 0, tracedPage = 0] = await inTurns(rounds, plain.page, traced.page)
    const [call = 0, tracedCall = 0] = await inTurns(rounds, plain.call, traced.call)
    return [
      { what: 'calendar page without traces, ms', value: page },
      { what: 'calendar page with all traces to one without', value: tracedPage / page },
      { what: 'call of the clinic API without traces, ms', value: call },
      { what: 'call with all traces to one without', value: tracedCall / call },
    ]
  } finally {
    for (const stop of stops.reverse()) await stop()
    await rm(folder, { recursive: true, force: true })
  }
}
