import { dayMs, hourMs } from '#contract/durations'
import { Authenticator } from '../../testing/authenticator.ts'
import { Client, type Reachable } from '../../testing/client.ts'
import {
  addressOf,
  callOf,
  everyAttempt,
  nobody,
  type Route,
  routesOf,
  type Visitor,
  visitor,
} from '../../testing/matrix/matrix.ts'
import { byQuery, endless, otherQueries } from '../../testing/matrix/owners.ts'
import { makeRecords, type Records } from '../../testing/matrix/records.ts'
import { askIn, everyWrite, questions } from '../../testing/writes/every-write.ts'
import { type Ground, OutOfSight, worldOn } from '../../testing/writes/world.ts'
import { enter, newClinic, newOwner, person } from './people.ts'
import { type Description, type Judged, promisesOf } from './promises.ts'
import { type OnAnswer, remote } from './remote.ts'
import { Report } from './report.ts'

export interface Asked {
  address: string
  description: Description
  now: Date
  /** The web's origin: the server accepts passkeys made there. */
  appUrl: string
  admin: { email: string; password: string } | null
  nextStep: Ground['nextStep']
  /** Names of the people who try every call; everybody if absent. */
  only?: string[]
  onAnswer?: OnAnswer
}

/** Tries every call of the description at the address, by people and records that it makes there. */
export async function checkServer(asked: Asked): Promise<Report> {
  const routes = routesOf(asked.description.paths)
  const report = new Report(routes.map(callOf))
  const judge = promisesOf(asked.description)
  const answers: Judged[] = []
  const server = remote(asked.address, (sent, received) => {
    const judged = judge(sent, received)
    if (judged) answers.push(judged)
    asked.onAnswer?.(sent, received)
  })
  const stands = await makePeople(server, asked)
  await tryWrites(stands, report)
  const { records, people, triers } = await meet(server, asked, stands)
  await tryMatrix(routes, triers, { records, report })
  await tryReads(routes, people, { records, report })
  for (const each of answers) report.shape(each)
  return report
}

/** A time zone in which it is morning now: a shift of today must end before midnight. */
const morningZone = (now: Date) => (now.getUTCHours() < 13 ? 'Europe/Madrid' : 'America/Los_Angeles')

type Stands = Awaited<ReturnType<typeof makePeople>>

async function makePeople(server: Reachable, { now, appUrl, admin, nextStep }: Asked) {
  const zone = morningZone(now)
  const [own, foreign] = [await newClinic(server, zone), await newClinic(server, zone)]
  const { clinic, doctor, owner } = own
  const soon = new Date(Math.ceil(now.getTime() / 3_600_000 + 1) * hourMs).toISOString()
  const day = new Date(now.getTime() + 8 * dayMs).toISOString().slice(0, 10)
  for (const startDate of [soon, `${day}T08:00:00.000Z`]) {
    const shift = { doctorId: doctor.id, clinicId: clinic.id, startDate, duration: 360 }
    await doctor.client.post('/workshifts', shift)
  }
  const other = await foreign.addPatient()
  const administrator = admin && {
    id: '',
    userId: '',
    client: await enter(server, admin.email, admin.password),
  }
  const world = worldOn({
    server,
    now,
    clinic,
    doctor,
    owner,
    other,
    soon,
    nextStep,
    person,
    inside: null,
    patient: await own.addPatient(),
    newcomer: await newOwner(server),
    admin: administrator,
    device: new Authenticator(appUrl),
  })
  return { own, foreign, administrator, world }
}

async function tryWrites({ world }: Stands, report: Report): Promise<void> {
  await world.book(300)
  for (const call of questions) {
    const { status } = await askIn(world, call)
    report.answer(call, status < 300 ? null : `answered ${status}`)
  }
  for (const [call, write] of Object.entries(everyWrite)) {
    try {
      const { status, body } = await write(world)
      report.answer(call, status < 300 ? null : `answered ${status} ${JSON.stringify(body).slice(0, 120)}`)
    } catch (error) {
      if (error instanceof OutOfSight) report.leave(call, error.message)
      else report.answer(call, error instanceof Error ? error.message : String(error))
    }
  }
}

/** Others, who have what the calls before left alone. */
async function meet(server: Reachable, { now, only }: Asked, { own, foreign, administrator }: Stands) {
  const { clinic, owner, doctor } = own
  const patient = await own.addPatient()
  const records = await makeRecords({ server, now, clinic, owner, doctor, patient })
  const people = [
    nobody(new Client(server)),
    visitor('other patient', await foreign.addPatient(), 'patient'),
    visitor('foreign doctor', foreign.doctor, 'doctor'),
    visitor('foreign clinicadmin', foreign.owner, 'clinicadmin'),
    ...(administrator ? [visitor('admin', administrator, 'admin')] : []),
    visitor('colleague', await own.addDoctor(), 'doctor'),
    visitor('clinicadmin', owner, 'clinicadmin'),
    visitor('patient', patient, 'patient'),
    visitor('doctor', doctor, 'doctor'),
  ]
  return { records, people, triers: only ? people.filter(({ name }) => only.includes(name)) : people }
}

interface Place {
  records: Records
  report: Report
}

async function tryMatrix(routes: Route[], people: Visitor[], { records, report }: Place): Promise<void> {
  for await (const { call, name, status, answer, isRight } of everyAttempt(routes, people, records)) {
    const should = status === null ? 'to be let through' : `${status}`
    report.role(call, name, isRight ? null : `${answer.status} for ${name}, who ought ${should}`)
  }
}

/** Tries each account until one is answered. */
async function tryReads(routes: Route[], people: Visitor[], { records, report }: Place): Promise<void> {
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    const call = callOf(route)
    const path = addressOf(route, records)
    if (endless.has(call)) report.leave(call, 'it has no end')
    else if (path === null) report.leave(call, 'nothing outside the server knows what it asks for')
    else {
      const query = byQuery[route.path]?.(records) ?? otherQueries[route.path] ?? ''
      const statuses: number[] = []
      for (const { client } of people.toReversed()) {
        if (statuses.some((status) => status < 300)) break
        statuses.push((await client.call('GET', query ? `${path}?${query}` : path)).status)
      }
      const isAnswered = statuses.some((status) => status < 300)
      if (call === 'GET /weather' && !isAnswered) report.leave(call, 'the server has no weather')
      else report.answer(call, isAnswered ? null : `answered nobody: ${statuses.join(', ')}`)
    }
  }
}
