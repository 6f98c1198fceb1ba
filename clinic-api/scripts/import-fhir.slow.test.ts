import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addClinic, addStaff, newDni, unique } from '../testing/fixtures.ts'
import { readMails } from '../testing/mails.ts'
import { programEnv } from '../testing/program-env.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const script = new URL('./import-fhir.ts', import.meta.url).pathname

let test: TestApp
let folder: string
let clinic: Awaited<ReturnType<typeof addClinic>>
let owner: Awaited<ReturnType<typeof addStaff>>

beforeAll(async () => {
  test = await createTestApp({ database: 'postgres' })
  folder = await mkdtemp(join(tmpdir(), 'consulta-fhir-'))
  clinic = await addClinic(test)
  owner = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

function run(...args: string[]): Promise<{ code: number; said: string; complained: string }> {
  const env = { ...programEnv, DATA_DIR: folder, DATABASE_URL: test.databaseUrl ?? '' }
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, said, complained) =>
      resolve({ code: Number(error?.code ?? 0), said, complained }),
    )
  })
}

async function kept(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

const somebody = (family: string, dni = newDni()) => ({
  resourceType: 'Patient',
  birthDate: '1990-01-03',
  name: [{ family, given: ['Ana'] }],
  identifier: [{ type: { text: 'DNI' }, value: dni }],
  telecom: [{ system: 'email', value: `fhir${unique()}@example.test` }],
})

const bundle = (...resources: object[]) =>
  JSON.stringify({ resourceType: 'Bundle', entry: resources.map((resource) => ({ resource })) })

const surnames = async () =>
  (await owner.client.get('/patients?limit=100')).body.patients
    .map(({ surname }: { surname: string }) => surname)
    .sort()

it('brings the patients of a Bundle in once, and nobody is told before the clinic says so', async () => {
  const file = await kept(
    'all.json',
    bundle(somebody('Peña'), { resourceType: 'Condition' }, somebody('Gil')),
  )
  const first = await run(file, '--clinic', clinic.id)
  expect(first).toMatchObject({ code: 0, complained: '' })
  expect(first.said).toBe(
    "2 patients were registered and wait for their invitation under 'Import'; 0 doubles, 0 with errors and 1 resources of other kinds were left out.\n",
  )
  expect(await surnames()).toEqual(['Gil', 'Peña'])
  expect(await readMails(test)).toEqual([])

  const again = await run(file, '--clinic', clinic.id)
  expect(again).toEqual({
    code: 0,
    complained: '',
    said: 'Nobody of 2 patients is new: nothing was imported.\n',
  })
  expect(await surnames()).toEqual(['Gil', 'Peña'])
})

it('takes NDJSON with a byte order mark, and counts who is no patient any more', async () => {
  const before = await surnames()
  const gone = [
    { ...somebody('Ido'), active: false },
    { ...somebody('Viejo'), link: [{ type: 'replaced-by', other: { reference: 'Patient/1' } }] },
    { ...somebody('Muerto'), deceasedDateTime: '2020' },
  ]
  const names = [
    { use: 'maiden', family: 'Vidal', given: ['Ana'] },
    { use: 'usual', family: 'Soler', given: ['Ana'] },
  ]
  const lines = [...gone, { ...somebody('x'), name: names }].map((each) => JSON.stringify(each))
  const file = await kept('all.ndjson', `\ufeff${lines.join('\n')}`)
  expect(await run(file, '--clinic', clinic.id)).toEqual({
    code: 0,
    complained: '',
    said: "1 patients were registered and wait for their invitation under 'Import'; 0 doubles, 0 with errors and 0 resources of other kinds were left out. Of the patients in the file, 1 inactive, 1 replaced by another record, 1 deceased were left out.\n",
  })
  expect(await surnames()).toEqual([...before, 'Soler'].sort())
})

it('says which patients have errors, and leaves them out when it is told to', async () => {
  const before = await surnames()
  const file = await kept('some.json', bundle(somebody('Sanz'), somebody('Mal', '12345678A')))
  const refused = await run(file, '--clinic', clinic.id)
  expect(refused).toMatchObject({ code: 1, said: '' })
  expect(refused.complained).toContain('DNI has a letter that does not match its number')
  expect(refused.complained).toContain('1 of 2 patients have errors, and nothing was imported.')
  expect(await surnames()).toEqual(before)
  expect(await run(file, '--clinic', clinic.id, '--leave-out')).toMatchObject({ code: 0 })
  expect(await surnames()).toEqual([...before, 'Sanz'].sort())
})

it.each([
  ['no JSON', '{"resourceType":', 'is no FHIR Bundle'],
  ['no resources', JSON.stringify([{ name: 'Ana' }]), 'is no FHIR Bundle'],
  ['lines of a table', 'name;surname\nAna;Gil\n', 'is no FHIR Bundle'],
  ['a patient who is none', bundle({ resourceType: 'Patient', name: 'Ana' }), 'is no FHIR Bundle'],
  ['nobody', bundle({ resourceType: 'Condition' }), 'holds no patients'],
])('ends with a sentence for a file with %s', async (_what, text, sentence) => {
  const before = await surnames()
  const { code, said, complained } = await run(await kept('bad.json', text), '--clinic', clinic.id)
  expect({ code, said }).toEqual({ code: 1, said: '' })
  expect(complained).toContain(sentence)
  expect(complained.trim().split('\n')).toHaveLength(1)
  expect(await surnames()).toEqual(before)
})

it('ends with a sentence for no file, no clinic and nothing said', async () => {
  const file = await kept('one.json', bundle(somebody('Vega')))
  expect(await run(join(folder, 'none.json'), '--clinic', clinic.id)).toMatchObject({
    code: 1,
    complained: expect.stringContaining('none.json'),
  })
  expect(await run(file, '--clinic', 'nowhere')).toMatchObject({
    code: 1,
    complained: 'Nobody administers a clinic nowhere.\n',
  })
  expect(await run()).toMatchObject({ code: 1, complained: expect.stringContaining('npm run import:fhir') })
})
