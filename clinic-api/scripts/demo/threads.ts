import { minuteMs } from '#contract/durations'
import { foldText } from '#contract/fold-text'
import { defaultMessaging } from '#contract/messaging'
import type { ThreadSubject } from '#contract/thread-choices'
import { addDays, dayAt, instantOf, wallOf } from '#contract/zone'
import type { clinicMessaging, messages, threadReads, threads } from '../../db/schema/threads.ts'
import type { DemoPeople } from './people.ts'
import type { Random } from './random.ts'
import { zoneOf } from './shifts.ts'

type NewThread = typeof threads.$inferInsert
type NewMessage = typeof messages.$inferInsert

export interface DemoThreads {
  threads: NewThread[]
  messages: NewMessage[]
  messaging: (typeof clinicMessaging.$inferInsert)[]
  reads: (typeof threadReads.$inferInsert)[]
}

/** A message's author, how many days ago and when by the clinic's clock, and its text; the team's notes begin with a mark. */
type Line = [by: 'patient' | 'team', daysAgo: number, clock: string, text: string]

const note = '# '

const talks: { subject: ThreadSubject; state?: 'closed'; lines: Line[] }[] = [
  {
    subject: 'prescription',
    lines: [
      [
        'patient',
        3,
        '10:20',
        'Buenos días: se me acaba el tratamiento el viernes. ¿Pueden renovarme la receta?',
      ],
      ['team', 3, '12:45', `${note}Última revisión en regla; se puede renovar.`],
      [
        'team',
        3,
        '12:50',
        'Buenos días. La receta queda renovada hoy mismo; ya puede recogerla en su farmacia.',
      ],
      ['patient', 1, '18:30', 'Muchas gracias. ¿Sigo con la misma dosis?'],
    ],
  },
  {
    subject: 'administration',
    state: 'closed',
    lines: [
      ['patient', 9, '09:15', 'Buenos días. ¿Podrían darme un justificante de asistencia para el trabajo?'],
      ['team', 9, '11:30', 'Claro: lo tiene preparado en recepción y puede pedirlo en su próxima cita.'],
      ['patient', 9, '11:40', 'Perfecto, gracias.'],
    ],
  },
  {
    subject: 'visit',
    lines: [
      ['patient', 2, '16:05', 'Hola, ¿tengo que venir en ayunas a la próxima cita?'],
      ['team', 2, '17:20', 'Hola. No hace falta: puede desayunar con normalidad.'],
    ],
  },
]

const replies = [
  {
    title: 'Receta renovada',
    textEn: 'Dear {patient}, your prescription is renewed and can be collected at your pharmacy.',
    textEs: 'Hola, {patient}: su receta está renovada y puede recogerla en su farmacia.',
  },
  {
    title: 'Confirmación de cita',
    textEn: 'Dear {patient}, we expect you on {date} at {time} with Dr. {doctor} at {clinic}.',
    textEs: 'Hola, {patient}: le esperamos el {date} a las {time} con {doctor} en {clinic}.',
  },
]

/** A few threads of the account that the sign-in page offers, and of another patient of the same clinic. */
export function makeThreads(random: Random, people: DemoPeople, now: Date): DemoThreads {
  const made: DemoThreads = { threads: [], messages: [], messaging: [], reads: [] }
  const own = people.patients.find(({ id }) => id === people.patient) ?? people.patients[0]
  const doctor = people.doctors.find(({ clinicId }) => clinicId === own?.clinicId)
  if (!own || !doctor) return made
  const { clinicId } = own
  const timeZone = zoneOf(people, clinicId)
  const other = people.patients.find((each) => each.clinicId === clinicId && each.id !== own.id) ?? own
  for (const [index, talk] of talks.entries()) {
    const patient = index === 2 ? other : own
    const times = talk.lines.map(([, daysAgo, clock]) => {
      const day = addDays(dayAt(now.getTime(), timeZone), -daysAgo)
      return new Date(instantOf(wallOf(day, clock), timeZone))
    })
    const createdAt = times[0] ?? now
    const threadId = random.id(createdAt)
    const rows = talk.lines.map(([by, _daysAgo, _clock, said], place): NewMessage => {
      const at = times[place] ?? now
      const internal = said.startsWith(note)
      const text = internal ? said.slice(note.length) : said
      const fromPatient = by === 'patient'
      const isUnread = place === talk.lines.length - 1 && talk.state !== 'closed'
      return {
        id: random.id(at),
        threadId,
        seq: place + 1,
        fromPatient,
        internal,
        text,
        authorId: fromPatient ? patient.userId : doctor.userId,
        search: foldText(text),
        at,
        readAt: internal || isUnread ? null : new Date(at.getTime() + 5 * minuteMs),
      }
    })
    const lastOf = (which: (row: NewMessage) => boolean) => rows.findLast(which)?.seq ?? 0
    const lastAt = rows.at(-1)?.at ?? createdAt
    made.messages.push(...rows)
    // Whoever writes has read what was written before, and a closed thread all of it.
    for (const userId of [patient.userId, doctor.userId]) {
      const seq = talk.state === 'closed' ? rows.length : lastOf(({ authorId }) => authorId === userId)
      made.reads.push({ threadId, userId, seq })
    }
    made.threads.push({
      id: threadId,
      clinicId,
      patientId: patient.id,
      subject: talk.subject,
      createdAt,
      state: talk.state ?? 'open',
      lastSeq: rows.length,
      lastAt,
      sharedAt: lastAt,
      patientSeq: lastOf(({ fromPatient }) => fromPatient),
      teamSeq: lastOf(({ fromPatient, internal }) => !fromPatient && !internal),
    })
  }
  made.messaging.push({ clinicId, answerHours: defaultMessaging.answerHours, replies, updatedAt: now })
  return made
}
