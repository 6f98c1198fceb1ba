import { randomInt, randomUUID } from 'node:crypto'
import { dniLetter } from '#contract/document-kinds'
import { Client, type Reachable } from '../../testing/client.ts'
import { clinicFacts } from '../../testing/writes/clinic.ts'

const password = 'Secret-123'

/** Facts of somebody whom no server has met. */
export function person(name: string) {
  const number = randomInt(10_000_000, 99_999_999)
  const word = `${name}${randomUUID().slice(0, 8)}`
  const dni = `${number}${dniLetter(number)}`
  return { name: word, surname: 'Prueba', dni, email: `${word}@example.test` }
}

export async function enter(server: Reachable, email: string, secret = password): Promise<Client> {
  const client = new Client(server)
  const { status } = await client.post('/users/login', { email, password: secret })
  if (status !== 200)
    throw new Error(`The server lets ${email} not in (${status}): nothing more can be tried.`)
  return client
}

/** A clinicadmin without a clinic. */
export async function newOwner(server: Reachable) {
  const facts = person('owner')
  await new Client(server).post('/users/register', { ...facts, password })
  const client = await enter(server, facts.email)
  const { body } = await client.get('/users/me')
  return { id: body._id, userId: String(body._id), client }
}

/** A clinic on the plan that costs nothing, its administrator, a doctor and a way to further people. */
export async function newClinic(server: Reachable, timeZone: string) {
  const owner = await newOwner(server)
  const facts = { ...clinicFacts, name: person('Clinic').name, timeZone }
  const { body } = await owner.client.post('/clinics', { ...facts, plan: 'basic' })
  const clinic = { id: String(body._id), name: facts.name, timeZone }
  await owner.client.put(`/clinics/${clinic.id}`, { ...facts, selfRegistration: true })
  const addDoctor = () => newDoctor(server, owner.client, clinic.id)
  const doctor = await addDoctor()
  const addPatient = () => newPatient(server, doctor.client)
  return { clinic, owner: { ...owner, clinicId: clinic.id }, doctor, addDoctor, addPatient }
}

async function newDoctor(server: Reachable, owner: Client, clinicId: string) {
  const facts = person('doctor')
  const { body } = await owner.post('/staff/register', { ...facts, password, specialty: 'cardiology' })
  const id = String(body._id)
  const client = await enter(server, facts.email)
  const { userId } = (await owner.get(`/staff/${id}`)).body
  return { ...facts, id, userId: String(userId), client, clinicId }
}

async function newPatient(server: Reachable, doctor: Client) {
  const facts = { ...person('patient'), birthdate: '1980-05-17' }
  const more = { city: 'Madrid', password, username: facts.name }
  const { body } = await doctor.post('/patients', { ...facts, ...more })
  const id = String(body._id)
  const { userId } = (await doctor.get(`/patients/${id}`)).body
  return { ...facts, id, userId: String(userId), historyId: id, client: await enter(server, facts.email) }
}
