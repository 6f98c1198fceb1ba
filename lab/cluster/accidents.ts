import { setTimeout as sleep } from 'node:timers/promises'
import type { Crowd } from './crowd.ts'
import type { Databases } from './databases.ts'
import { type Front, untilServing } from './front.ts'
import type { Instances } from './instances.ts'
import { minus, type Reads, type ReplicaReads } from './replica-reads.ts'
import { until } from './room.ts'

export interface Cluster {
  databases: Databases
  front: Front
  instances: Instances
  reads: ReplicaReads
}

/** Each answers how what it broke comes back. */
type Accident = (cluster: Cluster) => Promise<() => Promise<void> | void>

/** Reads that may be a second old go to the primary meanwhile. */
export const withoutReplicas = 'both replicas are killed'

export const accidents: [what: string, happen: Accident][] = [
  [
    'a web is killed',
    async ({ instances }) => {
      await instances.killWeb(0)
      return () => instances.startWeb(0)
    },
  ],
  [
    'a clinic API is killed',
    async ({ instances }) => {
      await instances.killApi(0)
      return () => instances.startApi(0)
    },
  ],
  [
    'a pooler, which HAProxy sends to, is killed',
    async ({ front }) => {
      await front.killPooler(0)
      return () => front.startPooler(0)
    },
  ],
  [
    'the replica is killed that every commit waits for',
    async ({ databases }) => {
      const number = await databases.synchronousReplica()
      await databases.kill(number)
      return () => databases.start(number)
    },
  ],
  [
    withoutReplicas,
    async ({ databases }) => {
      const both = await databases.replicas()
      await Promise.all(both.map(databases.kill))
      return () => both.forEach(databases.start)
    },
  ],
  [
    "etcd's leader is killed",
    async ({ databases }) => {
      const number = await databases.etcdLeader()
      await databases.killEtcd(number)
      return () => databases.startEtcd(number)
    },
  ],
  [
    'the primary is killed',
    async ({ databases }) => {
      const number = await databases.primary()
      await databases.kill(number)
      return () => databases.start(number)
    },
  ],
  [
    'the primary is cut off',
    async ({ databases }) => {
      const number = await databases.primary()
      databases.cut(number)
      return () => databases.mend(number)
    },
  ],
]

export interface Damage {
  what: string
  answers: number
  refused: number
  /** The longest time without an acknowledged write. */
  silentMs: number
  /** Those that may be a second old. */
  reads: Reads
}

const quietMs = 6000
const patienceSeconds = 120

/** One accident: until writes are acknowledged again as before, then until everything is whole again. */
export async function suffer(
  cluster: Cluster,
  crowd: Crowd,
  [what, happen]: (typeof accidents)[number],
): Promise<Damage> {
  const began = Date.now()
  const readsBefore = cluster.reads.total
  const heal = await happen(cluster)
  // Timeouts notice the accident within this time.
  await sleep(quietMs)
  await until('An acknowledged write', patienceSeconds, async () => isBeating(crowd))
  await heal()
  await until('A whole cluster', patienceSeconds, () => cluster.databases.isWhole())
  await untilServing(cluster.front)
  await sleep(quietMs)
  await until('An acknowledged write', patienceSeconds, async () => isBeating(crowd))
  const answers = crowd.answers.filter(({ at }) => at >= began)
  return {
    what,
    answers: answers.length,
    refused: answers.filter(({ status }) => status >= 500).length,
    silentMs: longestSilence([began, ...crowd.beats.filter((at) => at >= began)]),
    reads: minus(cluster.reads.total, readsBefore),
  }
}

/** Three seconds long without a pause. */
function isBeating({ beats }: Crowd): boolean {
  const recent = beats.filter((at) => at > Date.now() - 3000)
  return recent.length >= 6 && longestSilence([...recent, Date.now()]) < 1500
}

export function longestSilence(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.max(0, ...sorted.slice(1).map((at, index) => at - (sorted[index] ?? at)))
}
