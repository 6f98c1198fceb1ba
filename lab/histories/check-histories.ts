import { z } from 'zod'

const times = { client: z.string(), key: z.string(), begin: z.number(), end: z.number() }

/** Something that a client asked for: to append a value to a list, or to read the list. */
export const operation = z.discriminatedUnion('kind', [
  z.object({
    ...times,
    kind: z.literal('append'),
    value: z.string(),
    /** Without an answer it may have been done, and may still be. */
    outcome: z.enum(['done', 'refused', 'unknown']),
  }),
  z.object({
    ...times,
    kind: z.literal('read'),
    values: z.array(z.string()),
    /** Whether the list is in the order of its writes. */
    isOrdered: z.boolean().default(true),
  }),
])

export type Operation = z.input<typeof operation>
type Append = Extract<Operation, { kind: 'append' }>
type Read = Extract<Operation, { kind: 'read' }>

/**
 * What no order of the operations explains, one sentence each: values that were lost, came twice or from nowhere, reads that go
 * back behind what was acknowledged or read before, and lists of which none continues the other.
 */
export function faultsOf(history: readonly Operation[]): string[] {
  const keys = Map.groupBy(history, ({ key }) => key)
  return [...keys].flatMap(([key, all]) => faultsOfKey(all).map((fault) => `${key}: ${fault}`))
}

function faultsOfKey(all: readonly Operation[]): string[] {
  const appends = all.filter((each) => each.kind === 'append')
  const reads = all.filter((each) => each.kind === 'read')
  return [
    ...reads.flatMap((read) => againstAppends(read, appends)),
    ...reads.flatMap((read) => againstEarlier(read, reads)),
    ...diverging(reads.filter(({ isOrdered }) => isOrdered !== false)),
  ]
}

function againstAppends(read: Read, appends: readonly Append[]): string[] {
  const seen = new Set(read.values)
  const known = new Map(appends.map((each) => [each.value, each]))
  const faults: string[] = []
  if (seen.size < read.values.length) faults.push(`${nameOf(read)} has a value twice`)
  for (const value of seen) {
    const append = known.get(value)
    if (!append) faults.push(`${nameOf(read)} has ${value}, which nobody wrote`)
    else if (append.outcome === 'refused') faults.push(`${nameOf(read)} has ${value}, which was refused`)
    else if (append.begin > read.end) faults.push(`${nameOf(read)} has ${value} before it was written`)
  }
  for (const { value, outcome, end } of appends)
    if (outcome === 'done' && end < read.begin && !seen.has(value))
      faults.push(`${nameOf(read)} lost ${value}`)
  return faults
}

/** Of two reads, one after the other, the later has all that the earlier had. */
function againstEarlier(read: Read, reads: readonly Read[]): string[] {
  const seen = new Set(read.values)
  const earlier = reads.filter((each) => each.end < read.begin)
  const missing = earlier.flatMap((each) => each.values.filter((value) => !seen.has(value)))
  return [...new Set(missing)].map((value) => `${nameOf(read)} went back behind ${value}`)
}

/** Of two lists, one begins like the other. */
function diverging(reads: readonly Read[]): string[] {
  const byLength = reads.toSorted((a, b) => a.values.length - b.values.length)
  return byLength.slice(1).flatMap((read, index) => {
    const shorter = byLength[index]
    if (!shorter || shorter.values.every((value, at) => read.values[at] === value)) return []
    return `${nameOf(read)} and ${nameOf(shorter)} have the values in different orders`
  })
}

const nameOf = ({ client, begin }: Read) => `the read of ${client} at ${begin}`
