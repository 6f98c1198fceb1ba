import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startMailServer } from '../clinic-api/testing/mail-server.ts'
import { required } from './accounts'
import { startHurriedStack } from './hurried-stack'

/**
 * A stack with this environment that hands its mail to a server. Until it stops, the fixtures and the fresh data of this
 * worker are those of this stack.
 */
export async function startOwnStack(name: string, environment: Record<string, string>) {
  // A worker that takes over after a failure makes a new one.
  const unused = `${name}-${process.pid}`
  const mail = await startMailServer()
  const stack = await startHurriedStack(unused, { ...environment, SMTP_URL: mail.url })
  const folder = join(required('E2E_FOLDER'), `${unused}-sessions`)
  mkdirSync(folder)
  const own = { E2E_WEB_URL: stack.appUrl, E2E_API_URL: stack.apiUrl, E2E_FOLDER: folder }
  const before = Object.keys(own).map((variable) => [variable, required(variable)])
  Object.assign(process.env, own)
  return {
    mailsTo: mail.mailsTo,
    async stop() {
      Object.assign(process.env, Object.fromEntries(before))
      await stack.stop()
      await mail.stop()
    },
  }
}
