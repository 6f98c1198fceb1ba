import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { enter, person } from '../../clinic-api/scripts/conformance/people.ts'
import { remote } from '../../clinic-api/scripts/conformance/remote.ts'
import { Client } from '../../clinic-api/testing/client.ts'
import { upload } from '../../clinic-api/testing/multipart.ts'
import { openPractice } from './regular.ts'

export interface Told {
  email: string
  /** Subjects of the mails that this person gets, in alphabetical order. */
  subjects: string[]
}

/**
 * Continues at one address what was begun at the other. Throws when something differs; answers who gets which
 * mails.
 */
export async function handOver(here: string, there: string): Promise<Told> {
  const server = remote(there, () => {})
  const { doctor, owner, patient, slots, visitAt } = await openPractice(here)
  const [doctorThere, patientThere] = await Promise.all(
    [doctor, patient].map(({ email }) => enter(server, email)),
  )
  assert(doctorThere && patientThere)

  const booked = await done(201, patientThere.post('/appointments', visitAt(slots[0])))
  const path = `/appointments/${booked.appointmentId}`
  const visits = () => Promise.all([doctor.client, doctorThere].map((who) => done(200, who.get(path))))
  const [first] = await alike(visits)

  const later = { appointmentDate: slots[1], undoable: true }
  const moved = await done(200, doctor.client.put(`${path}/reschedule`, later))
  assert.notEqual((await alike(visits))[0].appointmentDate, first.appointmentDate)
  await done(200, doctorThere.post(`/undo/${moved.undo}`))
  assert.equal((await alike(visits))[0].appointmentDate, first.appointmentDate)

  await done(200, doctorThere.put(`${path}/reschedule`, { appointmentDate: slots[2] }))
  await done(200, patient.client.put(`${path}/cancel`))
  assert.equal((await alike(visits))[0].status, 'cancelled')
  for (const list of [`${path}/messages`, '/notifications'])
    await alike(() => Promise.all([doctor.client, doctorThere].map((who) => done(200, who.get(list)))))

  await done(201, doctor.client.post(`/histories/${patient.id}/allergy`, { allergy: 'Here' }))
  await done(201, doctorThere.post(`/histories/${patient.id}/allergy`, { allergy: 'There' }))
  const history = () =>
    Promise.all([doctor.client, doctorThere].map((who) => done(200, who.get(`/histories/${patient.id}`))))
  assert.deepEqual((await alike(history))[0].allergies.toSorted(), ['Here', 'There'])

  const ownerThere = new Client(server)
  Object.assign(ownerThere.cookies, owner.client.cookies)
  const { name, surname, dni, email } = person('imported')
  const lines = ['name;surname;birthdate;dni;email', `${name};${surname};1990-02-03;${dni};${email}`]
  const bytes = Buffer.from(lines.join('\n'))
  const file = { name: 'patients.csv', bytes, type: 'text/csv' }
  const imported = await done(201, upload(server, ownerThere, '/imports?kind=patients&dryRun=false', file))
  assert.equal(imported.state, 'done', JSON.stringify(imported))
  assert.equal((await done(200, owner.client.get(`/imports/${imported._id}`))).state, 'done')
  const found = await done(200, owner.client.get(`/search?q=${name}`))
  assert.equal(found.patients[0]?.dni, dni)

  const subjects = [
    'Your appointment is booked',
    'Your appointment was cancelled',
    'Your appointment was moved',
  ]
  return { email: patient.email, subjects }
}

type Answering = ReturnType<Client['get']>

/** The body of an answer that has to have this status. */
async function done(status: number, call: Answering) {
  const answer = await call
  assert.equal(answer.status, status, JSON.stringify(answer.body))
  return answer.body
}

/** The bodies of both answers, which must be equal; asked again while mails go out between the two. */
async function alike<Body>(ask: () => Promise<Body[]>, times = 20): Promise<[Body, ...Body[]]> {
  const [first, ...others] = await ask()
  assert(first)
  const isAlike = others.every((other) => isDeepStrictEqual(other, first))
  if (!isAlike && times > 1) {
    await setTimeout(250)
    return alike(ask, times - 1)
  }
  for (const other of others) assert.deepEqual(other, first)
  return [first, ...others]
}
