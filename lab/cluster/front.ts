import type { Databases } from './databases.ts'
import { programs } from './packages.ts'
import { type Daemon, type Room, until } from './room.ts'

const two = [0, 1]

/** Offsets of the ports that HAProxy opens, and of what stands behind them. */
export const frontPorts = {
  primary: 27,
  replicas: 28,
  pooler: 29,
  api: 30,
  web: 31,
  poolers: (number: number) => 32 + number,
  apis: (number: number) => 34 + number,
  webs: (number: number) => 36 + number,
} as const

export interface Front {
  webUrl: string
  apiUrl: string
  /** Through a pooler, to the primary itself, and to one of the replicas itself. */
  pooledUrl: string
  directUrl: string
  replicaUrl: string
  /** Each clinic API, not by HAProxy. */
  apiUrls: string[]
  killPooler: (number: number) => Promise<void>
  startPooler: (number: number) => void
}

/** HAProxy in front of everything, and two PgBouncers behind it. */
export function startFront(room: Room, databases: Databases, database: string): Front {
  const at = (offset: number) => `127.0.0.1:${room.port(offset)}`
  const users = room.write('pgbouncer-users', `"postgres" "${room.password}"\n`)
  const poolers: Daemon[] = []

  const startPooler = (number: number) => {
    const settings = room.fill('pgbouncer.ini', {
      primaryHost: '127.0.0.1',
      primaryPort: room.port(frontPorts.primary),
      host: '127.0.0.1',
      port: room.port(frontPorts.poolers(number)),
      users,
    })
    poolers[number] = room.start({
      name: `pgbouncer-${number}`,
      command: programs.pgbouncer,
      args: [room.write(`pgbouncer-${number}.ini`, settings)],
    })
  }

  const servers = (name: string, offset: (number: number) => number) =>
    two.map((number) => `  server ${name}${number} ${at(offset(number))} check`).join('\n')
  const settings = room.fill('haproxy.cfg', {
    web: at(frontPorts.web),
    api: at(frontPorts.api),
    pooler: at(frontPorts.pooler),
    primary: at(frontPorts.primary),
    replicas: at(frontPorts.replicas),
    webServers: servers('web', frontPorts.webs),
    apiServers: servers('api', frontPorts.apis),
    poolerServers: servers('pooler', frontPorts.poolers),
    databaseServers: databases.wires
      .map(
        ({ database: port, patroni }, number) =>
          `  server db${number} 127.0.0.1:${port} check port ${patroni}`,
      )
      .join('\n'),
  })
  room.start({
    name: 'haproxy',
    command: programs.haproxy,
    args: ['-db', '-f', room.write('haproxy.cfg', settings)],
  })
  for (const number of two) startPooler(number)

  const url = (offset: number) =>
    `postgres://postgres:${encodeURIComponent(room.password)}@${at(offset)}/${database}`
  return {
    webUrl: `http://${at(frontPorts.web)}`,
    apiUrl: `http://${at(frontPorts.api)}`,
    pooledUrl: url(frontPorts.pooler),
    directUrl: url(frontPorts.primary),
    replicaUrl: url(frontPorts.replicas),
    apiUrls: two.map((number) => `http://${at(frontPorts.apis(number))}`),
    killPooler: async (number) => poolers[number]?.kill(),
    startPooler,
  }
}

/** Somebody behind HAProxy answers, and whom that one needs as well. */
export async function untilServing(front: Front): Promise<void> {
  await until('An answer of the web', 120, async () => (await fetch(`${front.webUrl}/api/ready`)).ok)
}
