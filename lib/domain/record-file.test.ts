import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bundleEnd, bundleStart, recordEnd, recordStart } from '#contract/record-file'
import { judgeRecord } from './record-file'

const patient = { resourceType: 'Patient', name: [{ text: 'Luis Gómez' }] }
const organization = { resourceType: 'Organization', name: 'Clinic' }

function fileOf(resources: object[], rest = ''): Buffer {
  const timestamp = '2026-11-16T07:00:00.000Z'
  const json = JSON.stringify({
    resourceType: 'Bundle',
    timestamp,
    entry: resources.map((resource) => ({ resource })),
  })
  const text = `${recordStart}<html>${bundleStart('0'.repeat(64))}${json}${bundleEnd}${rest}`
  return Buffer.from(text + createHash('sha256').update(text).digest('hex') + recordEnd)
}

const judge = (bytes: Uint8Array<ArrayBuffer>) => judgeRecord(new Blob([bytes]))
const whole = () => new Uint8Array(fileOf([patient, organization, organization]))

describe('the file of a record', () => {
  it('that is as it was made tells whose it is, and what is in it', async () => {
    expect(await judge(whole())).toEqual({
      kind: 'sound',
      person: 'Luis Gómez',
      madeAt: '2026-11-16T07:00:00.000Z',
      counts: { Patient: 1, Organization: 2 },
    })
  })

  it('is read when its Bundle is long', async () => {
    const many = Array.from({ length: 20_000 }, () => organization)
    const verdict = await judge(new Uint8Array(fileOf([patient, ...many], 'x'.repeat(1_000_000))))
    expect(verdict).toMatchObject({ kind: 'sound', counts: { Organization: 20_000 } })
  })

  it('is found out when any one byte was changed', async () => {
    const bytes = whole()
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: bytes.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (at, change) => {
          const other = Uint8Array.from(bytes)
          other[at] = (other[at] ?? 0) ^ change
          expect((await judge(other)).kind).toBe(at < recordStart.length ? 'foreign' : 'changed')
        },
      ),
    )
  })

  it('is found out when it was cut off or added to', async () => {
    const bytes = whole()
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: recordStart.length, max: bytes.length - 1 }), async (length) => {
        expect((await judge(bytes.slice(0, length))).kind).toBe('changed')
      }),
    )
    expect((await judge(Uint8Array.from([...bytes, 10]))).kind).toBe('changed')
  })

  it('of something else is no record', async () => {
    for (const text of ['', 'x', '<!doctype html><p>x</p>'])
      expect(await judgeRecord(new Blob([text]))).toEqual({ kind: 'foreign' })
  })
})
