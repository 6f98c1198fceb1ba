import type { FastqFault } from '#contract/fastq'

const signatures: readonly [FastqFault['reason'], string][] = [
  ['bzip2', '425a68'],
  ['zip', '504b0304'],
  ['zip', '504b0506'],
  ['zstd', '28b52ffd'],
  ['xz', 'fd377a585a00'],
  ['7z', '377abcaf271c'],
  ['rar', '526172211a07'],
  ['bam', '42414d01'],
  ['cram', '4352414d'],
]

/** The longest of the signatures. */
export const signatureBytes = 6

/** Recognises another format by the first bytes of a file; null for none of the known ones. */
export function foreignFile(head: Uint8Array): FastqFault['reason'] | null {
  const hex = Buffer.from(head.subarray(0, signatureBytes)).toString('hex')
  return signatures.find(([, signature]) => hex.startsWith(signature))?.[0] ?? null
}

const samHeader = /^@(HD|SQ|RG|PG|CO)\t/
const samFields = 11

/** Recognises another text format by the first line of a file; null for none of the known ones. */
export function foreignLine(line: Uint8Array): FastqFault['reason'] | null {
  const text = Buffer.from(line.subarray(0, 2000)).toString('latin1')
  if (text.startsWith('>')) return 'fasta'
  if (text.startsWith('@')) return samHeader.test(text) ? 'sam' : null
  return text.split('\t').length >= samFields ? 'sam' : null
}
