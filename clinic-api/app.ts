import cookie from '@fastify/cookie'
import Fastify, { type FastifyServerOptions, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Deps } from './deps.ts'
import { installAuditTrail } from './http/audit-trail.ts'
import { installAuthentication } from './http/authenticate.ts'
import { installBodyRules } from './http/body.ts'
import { installBodyDeadline } from './http/body-deadline.ts'
import { handleError, handleUnknownRoute } from './http/error-handler.ts'
import { installIdempotency } from './http/idempotency.ts'
import { installRequestLog } from './http/logging.ts'
import { installMultipart } from './http/multipart.ts'
import { installOpenApi } from './http/openapi.ts'
import { installRequestLimits } from './http/request-limits.ts'
import type { ApiServer } from './http/server.ts'
import { alertRoutes } from './routes/alerts.ts'
import { appointmentRoutes } from './routes/appointments.ts'
import { calendarRoutes } from './routes/calendar.ts'
import { clinicRoutes } from './routes/clinics.ts'
import { daysOffRoutes } from './routes/days-off.ts'
import { feedRoutes } from './routes/feeds.ts'
import { healthRoutes } from './routes/health.ts'
import { historyRoutes } from './routes/histories.ts'
import { historyFileRoutes } from './routes/history-files.ts'
import { holdRoutes } from './routes/holds.ts'
import { liveRoutes } from './routes/live.ts'
import { passwordRoutes } from './routes/passwords.ts'
import { patientRoutes } from './routes/patients.ts'
import { paymentRoutes } from './routes/payments.ts'
import { planRoutes } from './routes/plans.ts'
import { reminderRoutes } from './routes/reminders.ts'
import { searchRoutes } from './routes/search.ts'
import { signUpRoutes } from './routes/sign-ups.ts'
import { slotRoutes } from './routes/slots.ts'
import { staffRoutes } from './routes/staff.ts'
import { testCheckoutRoutes } from './routes/test-checkout.ts'
import { todayRoutes } from './routes/today.ts'
import { twoFactorRoutes } from './routes/two-factor.ts'
import { userRoutes } from './routes/users.ts'
import { visitKindRoutes } from './routes/visit-kinds.ts'
import { visitLinkRoutes } from './routes/visit-links.ts'
import { visitSeriesRoutes } from './routes/visit-series.ts'
import { visitRoutes } from './routes/visits.ts'
import { weatherRoutes } from './routes/weather.ts'
import { workshiftSeriesRoutes } from './routes/workshift-series.ts'
import { workshiftRoutes } from './routes/workshifts.ts'

export interface AppOptions extends Deps {
  logger?: FastifyServerOptions['logger']
  /** Read by GET /ready: a process that is going away takes no new work. */
  lifecycle?: { draining: boolean }
}

const bodyLimit = 256 * 1024

/** The whole API without a port. */
export async function buildApp({ logger = false, lifecycle = { draining: false }, ...deps }: AppOptions) {
  const app = Fastify({
    logger,
    bodyLimit,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: 'loopback',
    requestTimeout: 0,
    forceCloseConnections: 'idle',
    // What the kernel has accepted is answered, also while the server closes.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  app.setNotFoundHandler({ preHandler: [] }, handleUnknownRoute)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  installRequestLog(app)
  await app.register(cookie)
  await installOpenApi(app)
  await installRequestLimits(app, deps)
  installAuthentication(app, deps)
  installAuditTrail(app, deps)
  installBodyDeadline(app)
  installBodyRules(app)
  installIdempotency(app, deps)
  await installMultipart(app)

  await app.register(async (root) => healthRoutes(root as ApiServer, deps, lifecycle))
  await app.register(async (scope) => addRoutes(scope as ApiServer, deps, lifecycle), { prefix: '/api/v1' })
  return app
}

function addRoutes(app: ApiServer, deps: Deps, lifecycle: { draining: boolean }): void {
  healthRoutes(app, deps, lifecycle)
  userRoutes(app, deps)
  planRoutes(app, deps)
  clinicRoutes(app, deps)
  visitKindRoutes(app, deps)
  staffRoutes(app, deps)
  workshiftRoutes(app, deps)
  workshiftSeriesRoutes(app, deps)
  daysOffRoutes(app, deps)
  calendarRoutes(app, deps)
  slotRoutes(app, deps)
  holdRoutes(app, deps)
  appointmentRoutes(app, deps)
  visitSeriesRoutes(app, deps)
  visitRoutes(app, deps)
  todayRoutes(app, deps)
  patientRoutes(app, deps)
  searchRoutes(app, deps)
  liveRoutes(app, deps)
  twoFactorRoutes(app, deps)
  passwordRoutes(app, deps)
  alertRoutes(app, deps)
  reminderRoutes(app, deps)
  visitLinkRoutes(app, deps)
  feedRoutes(app, deps)
  signUpRoutes(app, deps)
  historyRoutes(app, deps)
  historyFileRoutes(app, deps)
  paymentRoutes(app, deps)
  testCheckoutRoutes(app, deps)
  weatherRoutes(app, deps)
}
