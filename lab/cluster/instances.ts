import { launchServer, type ServerProcess } from '../../clinic-api/testing/server-process.ts'
import { readSettings } from '../../scripts/stack/settings.ts'
import { type Stack, startStack } from '../../scripts/stack/stack.ts'
import { type Front, frontPorts } from './front.ts'
import type { Room } from './room.ts'

export const metricsToken = 'a token of the cluster'

export interface Instances {
  startApi: (number: number) => Promise<void>
  killApi: (number: number) => Promise<void>
  startWeb: (number: number) => Promise<void>
  killWeb: (number: number) => Promise<void>
  end: () => Promise<void>
}

/** Web and clinic API, two of each, that know each other and the databases by HAProxy alone. */
export function manageInstances(room: Room, front: Front, smtpUrl: string): Instances {
  const apis: ServerProcess[] = []
  const webs: Stack[] = []
  process.once('exit', () => apis.map(({ child }) => child.kill('SIGKILL')))
  const shared = {
    DATABASE_URL: front.pooledUrl,
    DATABASE_DIRECT_URL: front.directUrl,
    DATABASE_READ_URL: front.replicaUrl,
    METRICS_TOKEN: metricsToken,
    SMTP_URL: smtpUrl,
    LOGIN_LIMIT_PER_ADDRESS: '100000',
    RATE_LIMIT_PER_MINUTE: '100000',
    VISIT_CHANGES_PER_HOUR: '100000',
    SESSION_SECRET: 'a secret for the cluster of thirty-two characters',
    CLINIC_DEMO: '0',
    APP_URL: front.webUrl,
    DRAIN_SECONDS: '0',
  }
  const dataDir = (name: string) => `${room.folder}/${name}`

  return {
    async startApi(number) {
      const server = launchServer({
        ...shared,
        NODE_ENV: 'production',
        CLINIC_API_PORT: String(room.port(frontPorts.apis(number))),
        DATA_DIR: dataDir(`api-${number}`),
      })
      apis[number] = server
      await server.listening
    },
    killApi: async (number) => void (await apis[number]?.kill('SIGKILL')),
    async startWeb(number) {
      const settings = readSettings('production', {
        ...process.env,
        ...shared,
        HOST: '127.0.0.1',
        PORT: String(room.port(frontPorts.webs(number))),
        CLINIC_API_URL: front.apiUrl,
        DATA_DIR: dataDir(`web-${number}`),
      })
      webs[number] = await startStack(settings, new AbortController().signal, () => {})
    },
    async killWeb(number) {
      const web = webs[number]
      if (!web) return
      process.kill(web.webPid, 'SIGKILL')
      await web.ended
    },
    async end() {
      await Promise.all(webs.map((web) => web.stop()))
      await Promise.all(apis.map((api) => api.kill('SIGKILL')))
    },
  }
}
