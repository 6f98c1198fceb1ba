import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenRead, fastq, pieces, type Read, summaryOf, textOf } from '../../testing/fastq.ts'
import { summarize } from './summarize.ts'

/** The same figures, from all values in memory, sorted. */
function naive(reads: readonly Read[]) {
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length
  const letters = reads.flatMap(({ bases }) => [...bases.toUpperCase()])
  const among = (wanted: string) => letters.filter((each) => wanted.includes(each)).length
  const scores = reads.map(({ qualities }) => [...qualities].map((each) => each.charCodeAt(0) - 33))
  const all = scores.flat()
  const lengths = reads.map(({ bases }) => bases.length)
  const share = (part: number, whole: number) => (whole === 0 ? null : (100 * part) / whole)
  const at = (from: number, to: number) => {
    const values = scores.flatMap((each) => each.slice(from - 1, to)).sort((one, other) => one - other)
    const ranked = (percent: number) => values[Math.ceil((values.length * percent) / 100) - 1]
    return { from, to, bases: values.length, mean: mean(values), ranked }
  }
  return {
    reads: reads.length,
    bases: letters.length,
    lengths: { min: Math.min(...lengths), mean: mean(lengths), max: Math.max(...lengths) },
    gcPercent: share(among('GC'), among('ACGTU')),
    nPercent: share(among('N.'), letters.length),
    mean: mean(all),
    lowest: all.reduce((low, each) => Math.min(low, each), 93),
    highest: all.reduce((high, each) => Math.max(high, each), 0),
    q20: share(all.filter((each) => each >= 20).length, all.length),
    q30: share(all.filter((each) => each >= 30).length, all.length),
    at,
  }
}

const near = (value: number | null) => (value === null ? null : expect.closeTo(value, 1))

async function expectAsNaive(reads: readonly Read[], found: Awaited<ReturnType<typeof summaryOf>>) {
  const wanted = naive(reads)
  expect(found).toMatchObject({
    reads: wanted.reads,
    bases: wanted.bases,
    lengths: { min: wanted.lengths.min, mean: near(wanted.lengths.mean), max: wanted.lengths.max },
    gcPercent: near(wanted.gcPercent),
    nPercent: near(wanted.nPercent),
    fault: null,
  })
  if (wanted.bases === 0) {
    expect(found).toMatchObject({ quality: null, positions: [] })
    return
  }
  expect(found.quality).toEqual({
    mean: near(wanted.mean),
    lowest: wanted.lowest,
    highest: wanted.highest,
    q20Percent: near(wanted.q20),
    q30Percent: near(wanted.q30),
  })
  // Every position stands in one row and one only.
  expect(found.positions.map(({ from }) => from)).toEqual([
    1,
    ...found.positions.slice(0, -1).map(({ to }) => to + 1),
  ])
  expect(found.positions.at(-1)?.to).toBe(wanted.lengths.max)
  for (const { from, to, bases, mean, ...ranks } of found.positions) {
    const { ranked, ...of } = wanted.at(from, to)
    expect({ from, to, bases, mean }).toEqual({ ...of, mean: near(of.mean) })
    expect(ranks).toEqual({
      p10: ranked(10),
      p25: ranked(25),
      median: ranked(50),
      p75: ranked(75),
      p90: ranked(90),
    })
  }
}

const readOf = (longest: number) =>
  fc.nat({ max: longest }).chain((length) =>
    fc.record({
      name: fc.string({ maxLength: 20 }).map((text) => text.replace(/[\r\n]/g, ' ')),
      bases: textOf('ACGTUNacgtun.RYSWKMBDHV', length),
      // Any quality, the signs that begin headers and separators among them.
      qualities: textOf(
        Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join(''),
        length,
      ),
    }),
  )

describe('what is counted', () => {
  it('is what a count of all values in memory finds, whatever the file and however it arrives', {
    tags: 'slow',
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(readOf(180), { minLength: 1, maxLength: 12 }),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 5 }),
        async (reads, end, isPacked, lengths) => {
          const text = Buffer.from(fastq(reads, end))
          const found = await summaryOf(isPacked ? gzipSync(text) : text, lengths)
          expect(found.compressed).toBe(isPacked)
          await expectAsNaive(reads, found)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('is so for long reads too, by powers of ten', async () => {
    const [short, long] = fc.sample(readOf(40), 2)
    const repeat = (text: string, length: number) => text.repeat(length).slice(0, length)
    const reads = [999, 1000, 1001, 12_345, 1].map((length, index) => ({
      name: `read ${index}`,
      bases: repeat(`${short?.bases}ACGGT`, length),
      qualities: repeat(`${long?.qualities}!5I~@+`, length),
    }))
    const found = await summaryOf(fastq(reads), [1000])
    await expectAsNaive(reads, found)
    expect(found.positions.length).toBeLessThan(60)
    const upTo999 = await summaryOf(fastq(reads.slice(0, 1)))
    await expectAsNaive(reads.slice(0, 1), upTo999)
    expect(upTo999.positions.length).toBeLessThanOrEqual(60)
  })

  it('reads one line, or one byte, at a time', async () => {
    const reads = [{ name: 'r', bases: 'ACGTN', qualities: 'IIII!' }]
    await expectAsNaive(reads, await summaryOf(fastq(reads), [1]))
    await expectAsNaive(reads, await summaryOf(gzipSync(fastq(reads)), [1]))
    await expectAsNaive(reads, await summaryOf(fastq(reads).trimEnd()))
    await expectAsNaive(reads, await summaryOf(`${fastq(reads)}\n\r\n\n`))
  })

  it('goes on through all members of a gzip file, also empty ones', async () => {
    const reads = fc.sample(readOf(50), 9)
    const members = reads.map((each) => gzipSync(fastq([each])))
    const packed = Buffer.concat([...members, gzipSync(''), gzipSync('')])
    await expectAsNaive(reads, await summaryOf(packed, [7]))
  })

  it('is nothing of an empty file', async () => {
    const nothing = { reads: 0, lengths: null, gcPercent: null, quality: null, positions: [], fault: null }
    expect(await summaryOf('')).toMatchObject(nothing)
    expect(await summaryOf('\n')).toMatchObject(nothing)
    expect(await summaryOf(gzipSync(''))).toMatchObject(nothing)
  })

  it('tells how far it has read', async () => {
    const told: number[] = []
    const bytes = Buffer.from(fastq([{ name: 'r', bases: 'ACGT', qualities: 'IIII' }]))
    await summarize(pieces(bytes, [5]), (read) => told.push(read))
    expect(told.at(-1)).toBe(bytes.length)
    expect(told).toEqual(told.toSorted((one, other) => one - other))
  })
})

const good = '@r1\nACGT\n+\nIIII\n'

describe('a file that breaks', () => {
  it.each([
    ['no FASTQ at all', '%PDF-1.4\n', { line: 1, reason: 'header' }, 0],
    ['a read without a header', `${good}ACGT\n`, { line: 5, reason: 'header' }, 1],
    ['an empty line between reads', `${good}\n${good}`, { line: 5, reason: 'header' }, 1],
    ['a letter that is no base', `${good}@r2\nACXT\n`, { line: 6, reason: 'base' }, 1],
    ['a return within a sequence', `${good}@r2\nAC\rT\n`, { line: 6, reason: 'base' }, 1],
    ['a sequence on two lines', `${good}@r2\nACGT\nACGT\n+\n`, { line: 7, reason: 'separator' }, 1],
    ['a blank among the qualities', `${good}@r2\nACGT\n+\nII I\n`, { line: 8, reason: 'quality' }, 1],
    ['a quality beyond ASCII', `${good}@r2\nACGT\n+\nIII\u00e9\n`, { line: 8, reason: 'quality' }, 1],
    [
      'fewer qualities than bases',
      `${good}@r2\nACGT\n+\nIII\n${good}`,
      { line: 8, reason: 'length', bases: 4, qualities: 3 },
      1,
    ],
    ['an end within a read', `${good}${good}@r3\nACGT\n`, { line: 10, reason: 'ended' }, 2],
    ['an end within a line', `${good}@r2\nAC`, { line: 6, reason: 'ended' }, 1],
  ])('says where and why: %s', async (_what, text, fault, reads) => {
    for (const bytes of [Buffer.from(text), gzipSync(text)]) {
      const found = await summaryOf(bytes, [3])
      expect(found).toMatchObject({ fault, reads, bases: 4 * reads })
      expect(found.positions.every(({ bases }) => bases === reads)).toBe(true)
    }
  })

  it.each([
    ['bzip2', Buffer.from('425a683931415926', 'hex')],
    ['zip', Buffer.from('504b030414000000', 'hex')],
    ['zstd', Buffer.from('28b52ffd04580000', 'hex')],
    ['xz', Buffer.from('fd377a585a000004', 'hex')],
    ['7z', Buffer.from('377abcaf271c0004', 'hex')],
    ['rar', Buffer.from('526172211a070100', 'hex')],
    ['bam', gzipSync(Buffer.from('42414d0100000000', 'hex'))],
    ['cram', Buffer.from('4352414d03000000', 'hex')],
    ['fasta', '>seq1 human\nACGT\n'],
    ['fasta', gzipSync('>seq1\nACGT\n')],
    ['sam', '@HD\tVN:1.6\n@SQ\tSN:chr1\tLN:248956422\n'],
    ['sam', 'r1\t0\tchr1\t1\t60\t4M\t*\t0\t0\tACGT\tIIII\n'],
  ])('names a file that is %s', async (reason, bytes) => {
    for (const lengths of [[1], [65_536]])
      expect(await summaryOf(bytes, lengths)).toMatchObject({ reads: 0, fault: { line: 1, reason } })
  })

  it('passes over a byte order mark, blanks at the ends of lines, and blank lines at the end', async () => {
    const reads = fc.sample(evenRead, 20)
    const clean = await summaryOf(fastq(reads))
    for (const end of ['\n', '\r\n', ' \n', '\t \r\n']) {
      const text = `\uFEFF${fastq(reads, end)} \n\t\r\n`
      expect(await summaryOf(text, [1, 7])).toEqual(clean)
      expect(await summaryOf(gzipSync(text))).toEqual({ ...clean, compressed: true })
    }
    expect((await summaryOf('@r\tRG:Z:a\tBC:Z:b\nAC\n+\nII\n')).fault).toBeNull()
  })

  it('says so of a gzip file that was cut off, changed, or goes on with something else', async () => {
    const text = fastq(fc.sample(evenRead, 200))
    const packed = gzipSync(text)
    const cut = await summaryOf(packed.subarray(0, packed.length - 200))
    expect(cut.fault?.reason).toBe('gzip-ended')
    expect(cut.reads).toBeGreaterThan(50)
    expect(cut.fault?.line).toBeGreaterThan(4 * cut.reads)
    const changed = Buffer.from(packed)
    changed.fill(0xff, 2000, 2100)
    expect((await summaryOf(changed)).fault?.reason).toBe('gzip-broken')
    const wrongSum = Buffer.from(packed)
    wrongSum.writeUInt32LE(0, packed.length - 8)
    expect((await summaryOf(wrongSum)).fault?.reason).toBe('gzip-broken')
    expect((await summaryOf(Buffer.from('1f8b', 'hex'))).fault?.reason).toBe('gzip-ended')
  })

  it('says what is wrong with the file, not with the store', async () => {
    async function* broken() {
      yield Buffer.from(good)
      throw new Error('the disk is gone')
    }
    await expect(summarize(broken(), () => {})).rejects.toThrow('the disk is gone')
    const packed = gzipSync(good)
    async function* brokenPacked() {
      yield packed.subarray(0, 12)
      throw new Error('the disk is gone')
    }
    await expect(summarize(brokenPacked(), () => {})).rejects.toThrow('the disk is gone')
  })
})
