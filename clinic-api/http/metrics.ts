import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { dayMs } from '#contract/durations'
import { rowsOf } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { unauthenticated } from '../errors.ts'
import { listBackups } from '../services/backup/kept-backups.ts'
import { byText } from '../services/channels/send-news.ts'
import { hashToken, sameHash } from '../services/identity/sessions/tokens.ts'
import { nothingToSay } from '../services/notifications/deliver.ts'

/** Seconds: a list takes some milliseconds, an upload minutes. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60]
const live = '/api/v1/live'
const login = '/api/v1/users/login'

/**
 * GET /metrics for Prometheus, for who shows METRICS_TOKEN; without the setting nothing is counted and nothing is there.
 * Patterns of routes and numbers, nothing of a person.
 */
export function installMetrics(app: FastifyInstance, deps: Deps): void {
  const token = deps.env.METRICS_TOKEN
  if (!token) return
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]

  const took = new Histogram({
    name: 'consulta_http_request_duration_seconds',
    help: 'Time until an answer was sent',
    registers,
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
  })
  const inFlight = new Gauge({
    name: 'consulta_http_requests_in_flight',
    help: 'Requests being answered',
    registers,
    labelNames: ['kind'] as const,
  })
  const refused = new Counter({
    name: 'consulta_sign_in_refusals_total',
    help: 'Sign-ins that were refused',
    registers,
    labelNames: ['status'] as const,
  })
  const kindOf = ({ routeOptions }: FastifyRequest) => (routeOptions.url === live ? 'stream' : 'request')

  app.addHook('onRequest', async (request) => inFlight.inc({ kind: kindOf(request) }))
  app.addHook('onResponse', async (request, reply) => {
    inFlight.dec({ kind: kindOf(request) })
    const { url: route = 'unknown' } = request.routeOptions
    const status = String(reply.statusCode)
    if (route === login && reply.statusCode >= 400) refused.inc({ status })
    // A stream is as long as somebody looks.
    if (route !== live) took.observe({ method: request.method, route, status }, reply.elapsedTime / 1000)
  })

  countConnections(deps, registers)
  countReplicaReads(deps, registers)
  dateBackups(deps, registers)
  const countWaitingWork = waitingWork(deps, registers)

  app.get(
    '/metrics',
    { config: { access: 'public', unlimited: true, untimed: true }, schema: { hide: true } },
    async (request, reply) => {
      const shown = hashToken(request.headers.authorization ?? '')
      if (!sameHash(shown, hashToken(`Bearer ${token}`))) throw unauthenticated('invalid')
      await countWaitingWork()
      return reply.header('content-type', registry.contentType).send(await registry.metrics())
    },
  )
}

function countConnections({ db }: Deps, registers: Registry[]): void {
  new Gauge({
    name: 'consulta_database_connections',
    help: 'Connections of this process by state',
    registers,
    labelNames: ['state'] as const,
    collect() {
      for (const [state, count] of Object.entries(db.connections())) this.set({ state }, count)
    },
  })
}

/** Nothing where no replica is read. */
function countReplicaReads({ db }: Deps, registers: Registry[]): void {
  if (!db.replicaReads) return
  new Counter({
    name: 'consulta_replica_reads_total',
    help: 'Statements that may be a second old: read from the replica, or from the primary because the replica was behind or away',
    registers,
    labelNames: ['outcome'] as const,
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(db.replicaReads?.() ?? {})) this.inc({ outcome }, count)
    },
  })
}

/** When the newest of the nightly backups was made; 0 while there is none. */
function dateBackups({ env: { BACKUP_DIR: folder } }: Deps, registers: Registry[]): void {
  if (!folder) return
  new Gauge({
    name: 'consulta_backup_newest_timestamp_seconds',
    help: 'When the newest backup was made',
    registers,
    async collect() {
      const [newest] = await listBackups(folder)
      this.set((newest?.madeAt ?? 0) / 1000)
    },
  })
}

interface Waiting {
  mails: number
  oldest: number
  failed: number
  reminders: number
  times: number
}

/** The backlog of the background work, of all processes together. */
function waitingWork({ db, clock }: Deps, registers: Registry[]): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name: `consulta_${name}`, help, registers })
  const gauges: Record<keyof Waiting, Gauge> = {
    mails: gauge('outbox_waiting', 'Mails that are due'),
    oldest: gauge('outbox_oldest_seconds', 'How long the oldest of them has been due'),
    failed: gauge('outbox_failed', 'Mails that were given up in the last day'),
    reminders: gauge('reminders_due', 'Reminders whose time has come'),
    times: gauge('waitlist_times', 'Freed times that were not looked at yet'),
  }
  return async () => {
    const moment = clock.now()
    const now = moment.toISOString()
    const yesterday = new Date(moment.getTime() - dayMs).toISOString()
    const [row] = await rowsOf<Waiting>(
      db.orm,
      sql`select mails.*, (select count(*)::int from outbox where failed_at > ${yesterday}::timestamptz
            and last_error is distinct from ${nothingToSay} and last_error is distinct from ${byText}) failed,
          (select count(*)::int from reminders where state = 'planned' and due_at <= ${now}::timestamptz) reminders,
          (select count(*)::int from freed_times) times
        from (
          select count(*)::int mails,
            coalesce(extract(epoch from ${now}::timestamptz - min(next_attempt_at)), 0)::float8 oldest
          from outbox where sent_at is null and failed_at is null and next_attempt_at <= ${now}::timestamptz
        ) mails`,
    )
    for (const [what, count] of Object.entries(row ?? {})) gauges[what as keyof Waiting].set(count)
  }
}
