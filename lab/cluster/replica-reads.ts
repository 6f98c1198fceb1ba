const outcomes = ['replica', 'behind', 'away'] as const
const line = /^consulta_replica_reads_total\{outcome="(\w+)"\} (\d+)$/gm
const everyMs = 1000
const patienceMs = 900

export type Reads = Record<(typeof outcomes)[number], number>

const none: Reads = { replica: 0, behind: 0, away: 0 }

/** Statements that may be a second old, as the clinic APIs count them, over every new start of theirs. */
export class ReplicaReads {
  #total = none
  readonly #last = new Map<string, Reads>()
  readonly #timer: NodeJS.Timeout

  /** Asks each address for its `/metrics` once a second: what a process counts after that, and is killed, is not known. */
  constructor(addresses: readonly string[], token: string) {
    const headers = { authorization: `Bearer ${token}` }
    this.#timer = setInterval(() => {
      for (const address of addresses)
        fetch(`${address}/metrics`, { headers, signal: AbortSignal.timeout(patienceMs) })
          .then(async (answer) => this.#add(address, await answer.text()))
          .catch(() => {})
    }, everyMs)
  }

  #add(address: string, metrics: string): void {
    const found: Partial<Reads> = Object.fromEntries(
      [...metrics.matchAll(line)].map(([, outcome, count]) => [outcome, Number(count)]),
    )
    const now = { ...none, ...found }
    const last = this.#last.get(address) ?? none
    const isNew = outcomes.some((each) => now[each] < last[each])
    this.#total = plus(this.#total, isNew ? now : minus(now, last))
    this.#last.set(address, now)
  }

  get total(): Reads {
    return this.#total
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}

const each = (count: (outcome: keyof Reads) => number): Reads => ({
  replica: count('replica'),
  behind: count('behind'),
  away: count('away'),
})
const plus = (a: Reads, b: Reads) => each((outcome) => a[outcome] + b[outcome])
export const minus = (a: Reads, b: Reads) => each((outcome) => a[outcome] - b[outcome])

export const inWords = ({ replica, behind, away }: Reads) =>
  `${replica} reads by a replica, ${behind + away} by the primary (${behind} behind, ${away} away)`
