import { dniLetter } from '#contract/document-kinds'
import { dayMs, minuteMs } from '#contract/durations'
import { encodeSlot } from '#contract/time'
import type { Subject } from '../../policy/can.ts'
import type { Client, Reachable } from '../client.ts'
import { upload } from '../multipart.ts'
import type { Owner } from './owners.ts'

interface Member {
  id: string
  userId: string
  client: Client
}

export interface Holders {
  server: Reachable
  now: Date
  clinic: { id: string; timeZone: string }
  doctor: Member
  owner: Member
  patient: Member & { historyId: string }
}

interface CallWanted {
  doctor: Member
  whose: { doctorId: string; clinicId: string }
  appointmentDate: string
}

export interface Records {
  /** By the names of the parameters, or of whose they are. What cannot be had is missing. */
  ids: Record<string, string>
  subjects: Record<Owner, Subject>
  day(days: number): string
  /** Start of the visit with the id `appointment`. */
  startAt: string
}

const file = { name: 'x.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n') }
const people = { name: 'x.csv', bytes: Buffer.from('Nombre;DNI\nAna;1\n') }
const kind = {
  nameEn: 'Check',
  nameEs: 'Control',
  minutes: 60,
  specialties: [],
  online: true,
  colour: 'blue',
}

/** Somebody whom the clinic does not know yet. */
function anotherPerson() {
  const number = 30_000_000 + Math.floor(Math.random() * 60_000_000)
  const dni = `${number}${dniLetter(number)}`
  return { name: 'Marta', surname: 'Prueba', birthdate: '1980-01-01', dni, email: `p${number}@example.test` }
}

/** One record of every kind, of one patient, one doctor and one clinic, made as they would make them. */
export async function makeRecords({
  server,
  now,
  clinic,
  doctor,
  owner,
  patient,
}: Holders): Promise<Records> {
  const day = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)
  const startAt = `${day(10)}T08:00:00.000Z`
  const slot = (minutes: number) => encodeSlot(Date.parse(startAt) + minutes * minuteMs, clinic.timeZone)
  const whose = { doctorId: doctor.id, clinicId: clinic.id }
  const shift = await doctor.client.post('/workshifts', { ...whose, startDate: startAt, duration: 360 })
  const series = await doctor.client.post('/workshift-series', {
    ...whose,
    from: day(15),
    until: day(45),
    everyWeeks: 1,
    collisions: 'keep',
    hours: [{ weekday: 1, start: '09:00', end: '14:00' }],
  })
  const off = { reason: 'vacation', from: day(38), to: day(45) }
  const dayOff = await doctor.client.post('/days-off', { ...whose, ...off })
  const book = async (minutes: number) => {
    const appointmentDate = slot(minutes)
    const { body } = await patient.client.post('/appointments', {
      ...whose,
      patientId: patient.id,
      appointmentDate,
    })
    return String(body.appointmentId)
  }
  const appointment = await book(0)
  const closed = await doctor.client.put(`/appointments/${await book(60)}/complete`)
  const held = await patient.client.post('/holds', { ...whose, appointmentDate: slot(150) })
  const wish = { weekdays: [], from: '08:00', to: '20:00', until: day(24) }
  const waiting = await patient.client.post('/waitlist', { ...whose, ...wish })
  const about = { clinicId: clinic.id, subject: 'visit', text: 'x' }
  const thread = await patient.client.post('/threads', about)
  const threadPath = `/threads/${thread.body._id}`
  const attached = await upload(server, patient.client, `${threadPath}/files`, file)
  await patient.client.post(`${threadPath}/messages`, { text: 'x', files: [attached.body._id] })
  const feed = await patient.client.post('/feeds', { what: 'visits' })
  const made = { name: 'Program', scopes: ['fhir.read'], expires: day(20) }
  const key = await owner.client.post('/api-keys', made)
  const imported = await upload(server, owner.client, '/imports?kind=patients', people)
  const sessions = await patient.client.get('/sessions')
  const acting = {
    name: 'Rosa',
    surname: 'Prueba',
    relation: 'carer',
    email: `r${Math.random()}@example.test`,
  }
  const guardian = await owner.client.post(`/patients/${patient.id}/guardians`, acting)
  const double = await owner.client.post('/patients/quick', anotherPerson())
  const team = await owner.client.get(`/members?clinicId=${clinic.id}`)
  const ids = {
    patient: patient.id,
    double: double.body._id,
    doctor: doctor.id,
    clinic: clinic.id,
    shift: shift.body.id,
    series: series.body.seriesId,
    dayOff: dayOff.body[0]?.id,
    appointment,
    kind: (await owner.client.post('/visit-kinds', { ...kind, clinicId: clinic.id })).body._id,
    resource: (await owner.client.post('/resources', { clinicId: clinic.id, name: 'Room', kind: 'room' }))
      .body._id,
    hold: held.body.holdId,
    entry: waiting.body._id,
    thread: thread.body._id,
    attached: attached.body._id,
    feed: feed.body.id,
    key: key.body._id,
    call: await makeCall({ doctor, whose, appointmentDate: slot(210) }),
    import: imported.body._id,
    member: team.body.members.find(({ userId }: { userId: string }) => userId === doctor.userId)?._id,
    session: sessions.body[0]?.id,
    feedToken: /([^/]+)\.ics$/.exec(feed.body.address)?.[1] ?? '',
    account: patient.userId,
    nobody: 'basic',
    guardianId: guardian.body._id,
    token: closed.body.undo,
    allergy: 'Pollen',
    speciality: 'cardiology',
    ...(await fillHistory({ server, doctor, patient })),
  }
  return { ids, subjects: subjectsOf({ clinic, doctor, patient }), day, startAt }
}

/** Somebody without an address is booked for, so the desk has to call them. */
async function makeCall({ doctor: { client }, whose, appointmentDate }: CallWanted): Promise<string> {
  const document = { kind: 'none' }
  const person = { name: 'Rosa', surname: 'Vega', birthdate: '1940-01-01', document }
  const { body } = await client.post('/patients/quick', person)
  await client.post('/appointments', { ...whose, patientId: body._id, appointmentDate })
  const waiting = await client.get(`/calls?clinicId=${whose.clinicId}`)
  return waiting.body.calls?.[0]?._id
}

async function fillHistory({ server, doctor, patient }: Pick<Holders, 'server' | 'doctor' | 'patient'>) {
  const { client } = doctor
  const asked = await patient.client.post(`/histories/${patient.historyId}/corrections`, { text: 'x' })
  const history = `/histories/${patient.historyId}`
  const condition = { name: 'x', details: 'x', since: '2026-01-01' }
  const treatment = { name: 'x', instructions: 'x', startDate: '2026-01-01', endDate: '2026-01-01' }
  await upload(server, client, `/patients/${patient.id}/fastq`, file)
  await client.post(`${history}/allergy`, { allergy: 'Pollen' })
  return {
    correction: asked.body.corrections[0]?._id,
    conditionId: (await client.post(`${history}/condition`, condition)).body.currentConditions[0]?._id,
    treatmentId: (await client.post(`${history}/treatment`, treatment)).body.treatments[0]?._id,
    image: (await upload(server, client, `${history}/image`, file)).body._id,
    analytic: (await upload(server, client, `${history}/analytic`, file)).body._id,
  }
}

function subjectsOf({ clinic, doctor, patient }: Pick<Holders, 'clinic' | 'doctor' | 'patient'>) {
  const clinicIds = [clinic.id]
  const both = { clinicIds, doctorId: doctor.id, patientId: patient.id }
  const ofDoctor = { clinicIds, doctorId: doctor.id }
  const ofPatient = { clinicIds, patientId: patient.id }
  const ofAccount = { userId: patient.userId }
  return {
    correction: ofPatient,
    patient: ofPatient,
    entry: ofPatient,
    offer: ofPatient,
    thread: ofPatient,
    clinic: { clinicIds },
    kind: { clinicIds },
    resource: { clinicIds },
    payment: { clinicIds },
    key: { clinicIds },
    call: { clinicIds },
    member: { clinicIds },
    import: { clinicIds },
    appointment: both,
    change: both,
    shift: ofDoctor,
    series: ofDoctor,
    dayOff: ofDoctor,
    hold: ofAccount,
    feed: ofAccount,
    session: ofAccount,
    passkey: ofAccount,
    doctor: { ...ofDoctor, userId: doctor.userId },
    account: { ...ofAccount, ...ofPatient },
    nobody: {},
    query: {},
  }
}
