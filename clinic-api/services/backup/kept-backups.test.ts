import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backupName, forgetBackups, listBackups, surplus } from './kept-backups.ts'

const now = new Date('2026-11-22T03:00:00.000Z')
const day = 86_400_000
const nightly = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const madeAt = now.getTime() - index * day
    return { name: backupName(new Date(madeAt)), madeAt }
  })

describe('of backups of 500 nights', () => {
  const backups = nightly(500)
  const gone = new Set(surplus(backups, now, { days: 14, months: 12 }))
  const kept = backups.filter(({ name }) => !gone.has(name)).map(({ name }) => name)

  it('the last fifteen days stay, and of twelve months the last night', () => {
    expect(kept.slice(0, 15)).toEqual(backups.slice(0, 15).map(({ name }) => name))
    expect(kept.slice(15)).toEqual(
      [
        '20261031',
        '20260930',
        '20260831',
        '20260731',
        '20260630',
        '20260531',
        '20260430',
        '20260331',
        '20260228',
        '20260131',
        '20251231',
        '20251130',
      ].map((date) => `consulta-${date}T030000Z`),
    )
  })

  it('nothing that stays today goes tomorrow before its time', () => {
    const tomorrow = new Date(now.getTime() + day)
    const left = backups.filter(({ name }) => kept.includes(name))
    expect(surplus(left, tomorrow, { days: 14, months: 12 })).toEqual(['consulta-20261108T030000Z'])
  })
})

it('the newest stays, however old it is', () => {
  const [old] = nightly(1)
  expect(surplus(old ? [old] : [], new Date('2030-01-01'), { days: 1, months: 1 })).toEqual([])
})

describe('a folder of backups', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'consulta-kept-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  async function put(name: string, madeAt: Date): Promise<void> {
    const facts = { format: 1, madeAt: madeAt.toISOString(), migrations: [], seal: null, tables: [] }
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, 'manifest.json'), JSON.stringify({ ...facts, files: null }))
  }

  it('loses old nights, and nothing that somebody else has put there', async () => {
    const old = new Date('2020-01-15T00:00:00Z')
    await put(backupName(now), now)
    await put(backupName(old), old)
    await put('before-the-move', old)
    await mkdir(join(folder, 'consulta-20200101T000000Z'))
    expect((await listBackups(folder)).map(({ name }) => name)[0]).toBe('consulta-20261122T030000Z')
    expect(await forgetBackups(folder, now, { days: 14, months: 12 })).toEqual(['consulta-20200115T000000Z'])
    expect((await readdir(folder)).sort()).toEqual([
      'before-the-move',
      'consulta-20200101T000000Z',
      'consulta-20261122T030000Z',
    ])
  })
})
