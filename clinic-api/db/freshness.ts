/** Milliseconds: what a replica shows is at most this old. */
const oldestMs = 1000

/** A place in a server's log, which only grows: `16/B374D848` as a number. */
export function logPlace(text: string): bigint {
  const [high = '', low = ''] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

interface Look {
  place: bigint
  at: number
}

/**
 * How far a replica has to be, so that nothing which the primary has known for a second is missing there: `look` asks
 * the primary where its log ends, twice a second at most and only while somebody reads.
 */
export class Freshness {
  readonly #look: () => Promise<bigint>
  readonly #nowMs: () => number
  #looks: Look[] = []
  #looking: Promise<Look> | null = null

  constructor(look: () => Promise<bigint>, nowMs: () => number) {
    this.#look = look
    this.#nowMs = nowMs
  }

  /** Throws what the primary throws. */
  async leastPlace(): Promise<bigint> {
    const now = this.#nowMs()
    this.#looks = this.#looks.filter(({ at }) => now - at <= oldestMs)
    const [oldest] = this.#looks
    const newest = this.#looks.at(-1)
    if (!oldest || !newest) return (await this.#lookAgain()).place
    // Later readers use this look. Its failure is ignored here: whoever has to wait for a look gets the
    // error.
    if (now - newest.at >= oldestMs / 2) this.#lookAgain().catch(() => {})
    return oldest.place
  }

  #lookAgain(): Promise<Look> {
    this.#looking ??= this.#lookNow().finally(() => {
      this.#looking = null
    })
    return this.#looking
  }

  async #lookNow(): Promise<Look> {
    // The age counts from before the question: the answer is at least as new.
    const at = this.#nowMs()
    const found = { place: await this.#look(), at }
    this.#looks.push(found)
    return found
  }
}
