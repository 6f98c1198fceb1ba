import type { Judged } from './promises.ts'

interface Row {
  nobody: number
  roles: Set<string>
  refusals: number
  answers: number
  left: string | null
  faults: Set<string>
}

/** The calls that were tried, and their results. */
export class Report {
  readonly #rows: Map<string, Row>

  constructor(calls: readonly string[]) {
    this.#rows = new Map(calls.map((call) => [call, emptyRow()]))
  }

  /** A call that ought to succeed. */
  answer(call: string, fault: string | null): void {
    this.#note(call, fault)
  }

  /** Somebody who ought to be let through or stopped. */
  role(call: string, name: string, fault: string | null): void {
    const row = this.#note(call, fault)
    if (name === 'nobody') row.nobody += 1
    else row.roles.add(name)
  }

  /** Whether an answer looks as it should. */
  shape({ call, status, fault }: Judged): void {
    const row = this.#note(call, fault)
    if (status < 300) row.answers += 1
    if (status >= 400) row.refusals += 1
  }

  /** Says why a success was not tried. */
  leave(call: string, why: string): void {
    this.#row(call).left = why
  }

  get faults(): string[] {
    return [...this.#rows].flatMap(([call, { faults }]) => [...faults].map((fault) => `${call}: ${fault}`))
  }

  /** The calls that were never answered with success, and why. */
  get left(): string[] {
    const rows = [...this.#rows].filter(([, { answers }]) => answers === 0)
    return rows.map(([call, { left }]) => `${call}: ${left ?? 'nobody was answered'}`)
  }

  get size(): number {
    return this.#rows.size
  }

  table(): string {
    const width = Math.max(...[...this.#rows.keys()].map((call) => call.length))
    const head = `${'call'.padEnd(width)}  nobody  roles  refused  answered`
    const rows = [...this.#rows].map(([call, row]) => {
      const cells = [
        String(row.nobody).padStart(6),
        String(row.roles.size).padStart(5),
        String(row.refusals).padStart(7),
        String(row.answers || '–').padStart(8),
      ]
      const why = row.answers === 0 && row.left ? `  not tried: ${row.left}` : ''
      return `${call.padEnd(width)}  ${cells.join('  ')}${row.faults.size > 0 ? '  FAULT' : why}`
    })
    return [head, ...rows].join('\n')
  }

  #note(call: string, fault: string | null): Row {
    const row = this.#row(call)
    if (fault) row.faults.add(fault)
    return row
  }

  #row(call: string): Row {
    const row = this.#rows.get(call) ?? emptyRow()
    this.#rows.set(call, row)
    return row
  }
}

const emptyRow = (): Row => ({
  nobody: 0,
  refusals: 0,
  answers: 0,
  left: null,
  roles: new Set(),
  faults: new Set(),
})
