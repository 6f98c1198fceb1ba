import fc from 'fast-check'
import { summarize } from '../services/fastq/summarize.ts'

export interface Read {
  name: string
  bases: string
  qualities: string
}

/** In pieces of these lengths, over and over. */
export async function* pieces(bytes: Buffer, lengths: readonly number[] = [65_536]) {
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const length = lengths[turn % lengths.length] ?? 1
    yield bytes.subarray(at, at + length)
    at += length
  }
}

export const summaryOf = (bytes: Buffer | string, lengths?: readonly number[]) =>
  summarize(pieces(Buffer.from(bytes), lengths), () => {})

export const fastq = (reads: readonly Read[], end = '\n') =>
  reads.map(({ name, bases, qualities }) => [`@${name}`, bases, '+', qualities, ''].join(end)).join('')

export const textOf = (letters: string, length: number) =>
  fc.array(fc.constantFrom(...letters), { minLength: length, maxLength: length }).map((each) => each.join(''))

/** Reads of one length. */
export const evenRead = fc.record({
  name: fc.uuid(),
  bases: textOf('ACGT', 250),
  qualities: textOf('5678ABC', 250),
})
