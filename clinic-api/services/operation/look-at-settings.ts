import type { Env } from '../../env.ts'
import { advice, type Finding, fault, ok } from './finding.ts'
import { isPatched, patchedVersions } from './node-versions.mjs'

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Checks that need only the environment. */
export function lookAtSettings(env: Env, demo: string | undefined): Finding[] {
  return [
    lookAtNode(process.version),
    lookAtAddress(env),
    lookAtSecrets(env),
    ...(env.CLINIC_DEMO ? [lookAtDemo(demo)] : []),
    lookAtCards(env),
    ...lookAtProxies(env),
    env.METRICS_TOKEN
      ? ok('metrics', '/metrics answers who shows METRICS_TOKEN')
      : advice(
          'metrics',
          'Nobody can watch the program; set METRICS_TOKEN and point a Prometheus at /metrics',
        ),
  ]
}

export function lookAtNode(version: string): Finding {
  if (isPatched(version)) return ok('node', `${version} has the newest security release that is known here`)
  return advice(
    'node',
    `${version} lacks the security release of October 2026; install ${patchedVersions.join(', ')} or newer from nodejs.org`,
  )
}

function lookAtAddress({ APP_URL: address }: Env): Finding {
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:') return ok('address', `${address}; the session's cookie is Secure`)
  if (loopback.test(hostname))
    return advice('address', `${address} is for this machine alone; set APP_URL to the public https address`)
  return fault(
    'address',
    `${address} sends passwords in the clear; put TLS in front and set APP_URL to https`,
  )
}

const everywhere = /^(0\.0\.0\.0|::)\/0$/

/** Whose word for a visitor's address is taken; nothing to say where the web is on the same machine. */
function lookAtProxies({ TRUSTED_PROXIES: trusted, HOST: host }: Env): Finding[] {
  if (trusted.some((each) => everywhere.test(each)))
    return [
      fault(
        'proxies',
        'Anybody may invent the address that limits count; let TRUSTED_PROXIES name the webs and proxies alone',
      ),
    ]
  if (trusted.length > 0) return [ok('proxies', `Believed besides this machine: ${trusted.join(', ')}`)]
  if (loopback.test(host)) return []
  return [
    advice(
      'proxies',
      'If the web is on another machine, limits count its address; name it in TRUSTED_PROXIES',
    ),
  ]
}

function lookAtSecrets({ SESSION_SECRET: session, DATA_SECRET: data, CLINIC_DEMO: demo }: Env): Finding {
  if (!session && !demo)
    return fault('secrets', 'There is no SESSION_SECRET; make one with `openssl rand -hex 32`')
  if (!data)
    return advice(
      'secrets',
      'Files and backups are not encrypted; set DATA_SECRET, keep it elsewhere too, and run `npm run seal-files`',
    )
  return ok('secrets', 'Sessions are sealed; files and backups are encrypted')
}

function lookAtDemo(demo: string | undefined): Finding {
  if (demo === 'public')
    return fault('demo', 'Everybody knows the demo’s passwords and may come here; set CLINIC_DEMO=0')
  return advice('demo', 'The demo’s accounts are there, whose passwords everybody knows; set CLINIC_DEMO=0')
}

function lookAtCards({
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRET: webhook,
  CLINIC_DEMO: demo,
}: Env): Finding {
  if (!key)
    return demo
      ? ok('card payments', 'A labelled test checkout')
      : advice('card payments', 'No plan can be paid for; set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET')
  if (!webhook)
    return fault('card payments', 'Paid plans would never begin; set STRIPE_WEBHOOK_SECRET of the webhook')
  if (/^[rs]k_test_/.test(key))
    return advice('card payments', 'The key is one of Stripe’s test mode: no money moves; set the live key')
  return ok('card payments', 'Stripe, live')
}
