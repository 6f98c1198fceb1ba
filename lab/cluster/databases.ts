import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { programs } from './packages.ts'
import { type Daemon, type Room, until } from './room.ts'

const count = 3
const numbers = [...Array(count).keys()]
const wires = new URL('./wires.ts', import.meta.url).pathname

/** Offsets of the ports of everything. */
export const ports = {
  etcd: (number: number) => number,
  etcdPeer: (number: number) => 3 + number,
  database: (number: number) => 6 + number,
  patroni: (number: number) => 9 + number,
  /** The same two as the others see them. */
  databaseWire: (number: number) => 12 + number,
  patroniWire: (number: number) => 15 + number,
  /** From a machine to a member of etcd. */
  etcdWire: (from: number, to: number) => 18 + count * from + to,
} as const

export interface Databases {
  /** Ports at which each can be asked. */
  wires: { database: number; patroni: number }[]
  primary: () => Promise<number>
  synchronousReplica: () => Promise<number>
  replicas: () => Promise<number[]>
  /** Every server runs, and one of them follows the primary word by word. */
  isWhole: () => Promise<boolean>
  etcdLeader: () => Promise<number>
  killEtcd: (number: number) => Promise<void>
  startEtcd: (number: number) => void
  /** The machine with everything that runs on it, but etcd. */
  kill: (number: number) => Promise<void>
  start: (number: number) => void
  cut: (number: number) => void
  mend: (number: number) => void
  archive: string
  end: () => void
}

interface Member {
  name: string
  role: string
  state: string
}

export async function startDatabases(room: Room): Promise<Databases> {
  const at = (offset: number) => `127.0.0.1:${room.port(offset)}`
  const archive = room.makeFolder('archive')
  const etcds: Daemon[] = []
  const patronis: Daemon[] = []

  const startEtcd = (number: number) => {
    etcds[number] = room.start({
      name: `etcd-${number}`,
      command: programs.etcd,
      args: [
        '--name',
        `e${number}`,
        '--data-dir',
        room.makeFolder(`etcd-${number}`),
        '--listen-client-urls',
        `http://${at(ports.etcd(number))}`,
        '--advertise-client-urls',
        `http://${at(ports.etcd(number))}`,
        '--listen-peer-urls',
        `http://${at(ports.etcdPeer(number))}`,
        '--initial-advertise-peer-urls',
        `http://${at(ports.etcdPeer(number))}`,
        '--initial-cluster',
        numbers.map((each) => `e${each}=http://${at(ports.etcdPeer(each))}`).join(','),
      ],
    })
  }

  const wired = numbers.map((number) =>
    room.start({
      name: `wires-${number}`,
      command: process.execPath,
      args: [
        wires,
        `${room.port(ports.databaseWire(number))}:${room.port(ports.database(number))}`,
        `${room.port(ports.patroniWire(number))}:${room.port(ports.patroni(number))}`,
        ...numbers.map((to) => `${room.port(ports.etcdWire(number, to))}:${room.port(ports.etcd(to))}`),
      ],
    }),
  )

  const dataOf = (number: number) => join(room.folder, `db-${number}`, 'data')

  const start = (number: number) => {
    const folder = room.makeFolder(`db-${number}`)
    const settings = room.fill('patroni.yaml', {
      name: `db-${number}`,
      restListen: at(ports.patroni(number)),
      restAddress: at(ports.patroniWire(number)),
      etcd: numbers.map((to) => at(ports.etcdWire(number, to))).join(','),
      databaseListen: at(ports.database(number)),
      databaseAddress: at(ports.databaseWire(number)),
      data: dataOf(number),
      archive,
      programs: programs.postgres,
      pgpass: join(folder, 'pgpass'),
      network: '127.0.0.1/32',
      password: room.password,
    })
    const own = settings
      // By the wires, not by what etcd says of itself.
      .replace('etcd3:\n', 'etcd3:\n  use_proxies: true\n')
      // The checks ask when a booking was committed.
      .replace('parameters:\n', 'parameters:\n        track_commit_timestamp: "on"\n')
    patronis[number] = room.start({
      name: `patroni-${number}`,
      command: programs.patroni,
      args: [room.write(`patroni-${number}.yaml`, own)],
    })
  }

  /** The server outlives its Patroni; a machine does not. */
  const killServer = (number: number) => {
    try {
      const [pid] = readFileSync(join(dataOf(number), 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
    } catch {}
  }

  /** The members, as one of the reachable ones sees them. */
  async function members(): Promise<Member[]> {
    for (const number of numbers) {
      const answer = await fetch(`http://${at(ports.patroniWire(number))}/cluster`, {
        signal: AbortSignal.timeout(1000),
      }).catch(() => null)
      if (!answer?.ok) continue
      const { members: found } = (await answer.json()) as { members: Member[] }
      return found
    }
    return []
  }

  async function withRole(role: string): Promise<number> {
    const { name } = await until(
      `A ${role}`,
      60,
      async () => (await members()).find((each) => each.role === role) ?? null,
    )
    return Number(name.slice(3))
  }

  for (const number of numbers) startEtcd(number)
  const joined = () => Promise.all(numbers.map((number) => hasJoined(`http://${at(ports.etcd(number))}`)))
  await until('etcd', 60, async () => (await joined()).every(Boolean))
  for (const number of numbers) start(number)

  return {
    wires: numbers.map((number) => ({
      database: room.port(ports.databaseWire(number)),
      patroni: room.port(ports.patroniWire(number)),
    })),
    archive,
    primary: () => withRole('leader'),
    synchronousReplica: () => withRole('sync_standby'),
    async replicas() {
      const leader = await withRole('leader')
      return numbers.filter((number) => number !== leader)
    },
    async isWhole() {
      const found = await members()
      const roles = found.map(({ role }) => role).sort()
      return (
        roles.join() === 'leader,replica,sync_standby' &&
        found.every(({ state }) => state === 'running' || state === 'streaming')
      )
    },
    async etcdLeader() {
      const leads = await Promise.all(
        numbers.map((number) => leadsItself(`http://${at(ports.etcd(number))}`)),
      )
      return leads.indexOf(true)
    },
    killEtcd: async (number) => etcds[number]?.kill(),
    startEtcd,
    async kill(number) {
      await patronis[number]?.kill()
      killServer(number)
    },
    start,
    cut: (number) => wired[number]?.signal('SIGSTOP'),
    mend: (number) => wired[number]?.signal('SIGCONT'),
    end: () => numbers.forEach(killServer),
  }
}

/** Whether this member of etcd knows the version of them all. Without one, a Patroni that asks ends at once. */
async function hasJoined(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/version`, { signal: AbortSignal.timeout(1000) }).catch(() => null)
  if (!answer?.ok) return false
  const { etcdcluster } = (await answer.json()) as { etcdcluster: string }
  return /^\d/.test(etcdcluster)
}

/** Whether this member of etcd is the one that leads. */
async function leadsItself(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/v3/maintenance/status`, {
    method: 'POST',
    body: '{}',
    signal: AbortSignal.timeout(1000),
  }).catch(() => null)
  if (!answer?.ok) return false
  const { header, leader } = (await answer.json()) as { header: { member_id: string }; leader: string }
  return header.member_id === leader
}
