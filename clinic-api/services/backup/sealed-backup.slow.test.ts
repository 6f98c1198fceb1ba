import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { diskFiles } from '../../ports/disk-files.ts'
import { sealedFiles } from '../../ports/sealed-files.ts'
import { addPatient } from '../../testing/fixtures.ts'
import { upload } from '../../testing/multipart.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { newBox } from './backup-box.ts'
import { makeBackup } from './make-backup.ts'
import { filePath, readManifest, tablePath } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

const secret = 'a data secret for tests of thirty-two letters'
const secrets = { DATA_SECRET: secret, SESSION_SECRET: undefined }
const other = { DATA_SECRET: `${secret} and more`, SESSION_SECRET: undefined }
const bytes = Buffer.concat([randomBytes(100_000), Buffer.from('clinical text')])

let root: string
let folder: string
let test: TestApp
const opened: TestDatabase[] = []

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'consulta-sealed-backup-'))
  folder = join(root, 'backup')
  test = await createTestApp({ env: { DATA_SECRET: secret } })
  const patient = await addPatient(test, { name: 'Wenceslao' })
  await upload(test, patient.client, `/histories/${patient.historyId}/image`, { name: 'x', bytes })
  const { db, deps } = test
  const source = { db, files: deps.files, now: new Date(0), seal: null, box: newBox(test.env) }
  await makeBackup(source, folder)
})
afterAll(async () => {
  await test.close()
  for (const { close } of opened) await close()
  await rm(root, { recursive: true, force: true })
})

async function restore(name: string, ofSecrets: typeof secrets) {
  const database = await openTestDatabase('pglite')
  opened.push(database)
  const files = sealedFiles(diskFiles(join(root, name)), ofSecrets)
  const manifest = await restoreBackup({ db: database.db, files, replace: true, secrets: ofSecrets }, folder)
  return { manifest, files }
}

it('a backup says nothing of what is in it', async () => {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of names.filter((each) => each.isFile())) {
    const content = await readFile(join(entry.parentPath, entry.name))
    for (const word of ['Wenceslao', '@example.test', 'clinical text'])
      expect(content.includes(word), `${entry.name}: ${word}`).toBe(false)
  }
})

it('comes back under its secret, whose place in the list makes no difference', async () => {
  const { manifest, files } = await restore('same', {
    ...secrets,
    DATA_SECRET: `${other.DATA_SECRET},${secret}`,
  })
  const [file] = manifest.files ?? []
  const back = await files.open(file?.key ?? '')
  expect(back && (await buffer(back)).equals(bytes)).toBe(true)
})

it('is refused under another secret, before anything is touched', async () => {
  await expect(restore('other', other)).rejects.toThrow('encrypted with another DATA_SECRET')
})

it('is refused when somebody has exchanged its parts', async () => {
  const manifest = await readManifest(folder)
  const [file] = manifest.files ?? []
  const path = filePath(folder, file?.key ?? '')
  const whole = await readFile(path)
  await writeFile(path, await readFile(tablePath(folder, 'users')))
  await expect(restore('exchanged', secrets)).rejects.toThrow('The backup is damaged')
  await writeFile(path, whole)
})

it('without a secret is kept as it is', async () => {
  const plain = join(root, 'plain')
  const files = diskFiles(join(root, 'nothing'))
  await files.save('01890000-0000-7000-8000-000000000000', Readable.from([]))
  const { db } = test
  await makeBackup({ db, files: null, now: new Date(0), seal: null, box: newBox({}) }, plain)
  expect((await readManifest(plain)).sealedKey).toBeNull()
  expect(await readFile(tablePath(plain, 'patients'), 'utf8')).toContain('Wenceslao')
})
