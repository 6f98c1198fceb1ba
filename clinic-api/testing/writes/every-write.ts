import { accountWrites } from './account.ts'
import { clinicWrites } from './clinic.ts'
import { importsWrites } from './imports.ts'
import { leavingWrites } from './leaving.ts'
import { recordsWrites } from './records.ts'
import { scheduleWrites, series } from './schedule.ts'
import { visitsWrites } from './visits.ts'
import type { World, Writes } from './world.ts'

export const everyWrite: Writes = {
  ...accountWrites,
  ...clinicWrites,
  ...scheduleWrites,
  ...visitsWrites,
  ...recordsWrites,
  ...importsWrites,
  ...leavingWrites,
}

/** They ask by POST because the question is long, or because what they answer counts once. */
export const questions = [
  'POST /visits/resolve/options',
  'POST /workshift-series/preview',
  'POST /appointments/series/preview',
  'POST /workshift-series/parse',
  'POST /users/login/passkey/question',
  'POST /passkeys/request',
]

/** A body that answers any of them; needs an appointment. */
export function askIn(world: World, question: string) {
  const { patient, clinic, doctor } = world
  const whose = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id }
  const first = { ...whose, appointmentDate: world.slot(120) }
  const about = { first, count: 2, appointmentIds: [world.appointment], text: 'Mon 9-14' }
  const body = { ...series(world), ...about, today: world.day(46) }
  return doctor.client.post(question.replace('POST ', ''), body)
}
