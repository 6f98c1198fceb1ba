import { fork } from 'node:child_process'
import { once } from 'node:events'
import { remote } from '../../scripts/conformance/remote.ts'
import type { Reachable } from '../client.ts'
import { programEnv } from '../program-env.ts'
import type { TestApp } from '../test-app.ts'

/** A clinic API whose clock stands still. */
export interface Server extends Reachable {
  setClock(instant: string): Promise<void>
  close(): Promise<void>
}

export const ownServer = (test: TestApp): Server => ({
  app: test.app,
  setClock: async (instant) => test.clock.set(instant),
  close: test.close,
})

/** Another on the same database, in a process of its own: the two share no memory. */
export async function secondServer({ env, databaseUrl }: TestApp, settings: object): Promise<Server> {
  const child = fork(new URL('./second-server.ts', import.meta.url), {
    execArgv: [],
    env: {
      ...programEnv,
      ...settings,
      DATABASE_URL: databaseUrl ?? '',
      DATA_DIR: env.DATA_DIR,
      SESSION_SECRET: env.SESSION_SECRET,
      APP_URL: env.APP_URL,
      RATE_LIMIT_PER_MINUTE: String(env.RATE_LIMIT_PER_MINUTE),
      VISIT_CHANGES_PER_HOUR: String(env.VISIT_CHANGES_PER_HOUR),
    },
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The second server ended with ${code}`)
  })
  const [address] = await Promise.race([once(child, 'message'), ended])
  return {
    ...remote(String(address), () => {}),
    async setClock(instant) {
      child.send(instant)
      await once(child, 'message')
    },
    async close() {
      child.disconnect()
      await ended.catch(() => {})
    },
  }
}
