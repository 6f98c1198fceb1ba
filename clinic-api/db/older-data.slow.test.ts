import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { everythingIn } from '../testing/everything-in.ts'
import { prepareDatabase } from '../testing/migrated-dump.ts'
import { programEnv } from '../testing/program-env.ts'

const root = new URL('../../', import.meta.url).pathname
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'consulta-older-'))
  await prepareDatabase(dataDir)
  // No version before the baseline has left this file.
  await rm(join(dataDir, 'db/consulta-baseline'))
})
afterAll(() => rm(dataDir, { recursive: true }))

const said = (program: string, args: string[]) =>
  new Promise<string>((resolve) => {
    const env = { ...programEnv, DATA_DIR: dataDir, CLINIC_DEMO: '1', PORT: '0', CLINIC_API_PORT: '0' }
    execFile(process.execPath, [join(root, program), ...args], { env }, (_error, _out, problems) =>
      resolve(problems),
    )
  })

it.each([
  ['scripts/stack/run.ts'],
  ['clinic-api/server.ts'],
  ['clinic-api/scripts/seed.ts'],
  ['clinic-api/scripts/backup.ts', join(tmpdir(), 'consulta-older-backup')],
  ['clinic-api/scripts/restore.ts', join(tmpdir(), 'consulta-older-backup'), '--replace'],
])('%s says how to go on from older data, and writes nothing there', async (program, ...args) => {
  const before = await everythingIn(dataDir)
  expect(await said(program, args)).toMatch(
    /^The data in .* is of an older version, and this one .* To begin anew: npm run demo:reset\.\n$/,
  )
  expect(await everythingIn(dataDir)).toEqual(before)
})
