import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyServerOptions, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { requestIdFrom, requestIdHeader } from '#contract/request-id'
import type { Deps } from './deps.ts'
import { malformed } from './errors.ts'
import { fhirRoot } from './fhir/address.ts'
import { installAuditTrail } from './http/audit-trail.ts'
import { installAuthentication } from './http/authenticate.ts'
import { installBodyRules } from './http/body.ts'
import { installBodyDeadline } from './http/body-deadline.ts'
import { commonHeaders } from './http/common-headers.ts'
import { errorHandler, handleError, handleUnknownRoute } from './http/error-handler.ts'
import { installIdempotency } from './http/idempotency.ts'
import { installRequestLog, installRequestName } from './http/logging.ts'
import { installMetrics } from './http/metrics.ts'
import { installMultipart } from './http/multipart.ts'
import { installOpenApi } from './http/openapi.ts'
import { installOwnWrites } from './http/replica-reads.ts'
import { installRequestLimits } from './http/request-limits.ts'
import type { ApiServer } from './http/server.ts'
import { installShownRule } from './http/shown-rule.ts'
import { installTracing } from './http/tracing.ts'
import { refuseUnreadable } from './http/unreadable.ts'
import { alertRoutes } from './routes/alerts.ts'
import { apiKeyRoutes } from './routes/api-keys.ts'
import { appointmentRoutes } from './routes/appointments.ts'
import { assistantRoutes } from './routes/assistant.ts'
import { auditRoutes } from './routes/audit.ts'
import { calendarRoutes } from './routes/calendar.ts'
import { callRoutes } from './routes/calls.ts'
import { channelCallbackRoutes } from './routes/channel-callbacks.ts'
import { channelRoutes } from './routes/channels.ts'
import { clinicPageRoutes } from './routes/clinic-pages.ts'
import { clinicRoutes } from './routes/clinics.ts'
import { consentRoutes } from './routes/consents.ts'
import { contactRoutes } from './routes/contact.ts'
import { correctionRoutes } from './routes/corrections.ts'
import { daysOffRoutes } from './routes/days-off.ts'
import { deathRoutes } from './routes/deaths.ts'
import { demoPhoneRoutes } from './routes/demo-phone.ts'
import { detailRoutes } from './routes/details.ts'
import { emailChangeRoutes } from './routes/email-changes.ts'
import { fastqSummaryRoutes } from './routes/fastq-summary.ts'
import { feedRoutes } from './routes/feeds.ts'
import { fhirRoutes } from './routes/fhir.ts'
import { guardianRoutes } from './routes/guardians.ts'
import { healthRoutes } from './routes/health.ts'
import { historyRoutes } from './routes/histories.ts'
import { historyFileRoutes } from './routes/history-files.ts'
import { holdRoutes } from './routes/holds.ts'
import { importRoutes } from './routes/imports.ts'
import { insightRoutes } from './routes/insights.ts'
import { leavingRoutes } from './routes/leaving.ts'
import { liveRoutes } from './routes/live.ts'
import { memberRoutes } from './routes/members.ts'
import { mergeRoutes } from './routes/merges.ts'
import { notificationRoutes } from './routes/notifications.ts'
import { passkeyRoutes } from './routes/passkeys.ts'
import { passwordRoutes } from './routes/passwords.ts'
import { patientRoutes } from './routes/patients.ts'
import { paymentRoutes } from './routes/payments.ts'
import { planRoutes } from './routes/plans.ts'
import { publicBookingRoutes } from './routes/public-bookings.ts'
import { pushSubscriptionRoutes } from './routes/push-subscriptions.ts'
import { recordAccessRoutes } from './routes/record-access.ts'
import { recordRoutes } from './routes/records.ts'
import { reminderRoutes } from './routes/reminders.ts'
import { resourceRoutes } from './routes/resources.ts'
import { searchRoutes } from './routes/search.ts'
import { sessionRoutes } from './routes/sessions.ts'
import { signUpRoutes } from './routes/sign-ups.ts'
import { slotRoutes } from './routes/slots.ts'
import { staffRoutes } from './routes/staff.ts'
import { stopLinkRoutes } from './routes/stop-links.ts'
import { testCheckoutRoutes } from './routes/test-checkout.ts'
import { threadRoutes } from './routes/threads.ts'
import { todayRoutes } from './routes/today.ts'
import { twoFactorRoutes } from './routes/two-factor.ts'
import { userRoutes } from './routes/users.ts'
import { verificationRoutes } from './routes/verification.ts'
import { visitKindRoutes } from './routes/visit-kinds.ts'
import { visitLinkRoutes } from './routes/visit-links.ts'
import { visitSeriesRoutes } from './routes/visit-series.ts'
import { visitRoutes } from './routes/visits.ts'
import { waitlistRoutes } from './routes/waitlist.ts'
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
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: ['loopback', ...deps.env.TRUSTED_PROXIES],
    // An address that cannot be decoded reaches no route, and is refused like everything else.
    frameworkErrors: handleError,
    genReqId: ({ headers }) => requestIdFrom(headers[requestIdHeader]) ?? randomUUID(),
    requestTimeout: 0,
    forceCloseConnections: 'idle',
    // Requests that the kernel has already accepted are still answered while the server closes.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(errorHandler(deps))
  app.setNotFoundHandler({ preHandler: [] }, handleUnknownRoute)
  app.addHook('onSend', async (request, reply) => {
    reply.header(requestIdHeader, request.id)
    for (const [name, value] of Object.entries(commonHeaders))
      if (!reply.hasHeader(name)) reply.header(name, value)
  })
  installShownRule(app)
  refuseUnreadable(app.server, {
    headers: { ...commonHeaders, 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(malformed().toEnvelope()),
  })
  installRequestName(app)
  installTracing(app)
  installRequestLog(app)
  installMetrics(app, deps)
  await app.register(cookie)
  await installOpenApi(app)
  await installRequestLimits(app, deps)
  installAuthentication(app, deps)
  installOwnWrites(app, deps)
  installAuditTrail(app, deps)
  installBodyDeadline(app)
  installBodyRules(app)
  installIdempotency(app, deps)
  await installMultipart(app, deps.env)

  await app.register(async (root) => healthRoutes(root as ApiServer, deps, lifecycle))
  await app.register(async (scope) => addRoutes(scope as ApiServer, deps, lifecycle), { prefix: '/api/v1' })
  await app.register(async (scope) => fhirRoutes(scope as ApiServer, deps), { prefix: fhirRoot })
  return app
}

function addRoutes(app: ApiServer, deps: Deps, lifecycle: { draining: boolean }): void {
  healthRoutes(app, deps, lifecycle)
  userRoutes(app, deps)
  sessionRoutes(app, deps)
  passkeyRoutes(app, deps)
  planRoutes(app, deps)
  clinicRoutes(app, deps)
  visitKindRoutes(app, deps)
  resourceRoutes(app, deps)
  clinicPageRoutes(app, deps)
  contactRoutes(app, deps)
  publicBookingRoutes(app, deps)
  verificationRoutes(app, deps)
  staffRoutes(app, deps)
  workshiftRoutes(app, deps)
  workshiftSeriesRoutes(app, deps)
  daysOffRoutes(app, deps)
  calendarRoutes(app, deps)
  slotRoutes(app, deps)
  holdRoutes(app, deps)
  callRoutes(app, deps)
  waitlistRoutes(app, deps)
  appointmentRoutes(app, deps)
  visitSeriesRoutes(app, deps)
  visitRoutes(app, deps)
  todayRoutes(app, deps)
  threadRoutes(app, deps)
  patientRoutes(app, deps)
  fastqSummaryRoutes(app, deps)
  importRoutes(app, deps)
  recordAccessRoutes(app, deps)
  consentRoutes(app, deps)
  deathRoutes(app, deps)
  detailRoutes(app, deps)
  emailChangeRoutes(app, deps)
  guardianRoutes(app, deps)
  mergeRoutes(app, deps)
  recordRoutes(app, deps)
  leavingRoutes(app, deps)
  correctionRoutes(app, deps)
  searchRoutes(app, deps)
  assistantRoutes(app, deps)
  auditRoutes(app, deps)
  insightRoutes(app, deps)
  liveRoutes(app, deps)
  twoFactorRoutes(app, deps)
  passwordRoutes(app, deps)
  alertRoutes(app, deps)
  reminderRoutes(app, deps)
  channelRoutes(app, deps)
  pushSubscriptionRoutes(app, deps)
  channelCallbackRoutes(app, deps)
  memberRoutes(app, deps)
  notificationRoutes(app, deps)
  visitLinkRoutes(app, deps)
  stopLinkRoutes(app, deps)
  feedRoutes(app, deps)
  apiKeyRoutes(app, deps)
  signUpRoutes(app, deps)
  historyRoutes(app, deps)
  historyFileRoutes(app, deps)
  paymentRoutes(app, deps)
  testCheckoutRoutes(app, deps)
  demoPhoneRoutes(app, deps)
  weatherRoutes(app, deps)
}
