import { hourMs } from '#contract/durations'
import { foldText } from '#contract/fold-text'
import { defaultMessaging } from '#contract/messaging'
import type { ThreadSubject } from '#contract/thread-choices'
import type { clinicMessaging, messages, threadReads, threads } from '../../db/schema/threads.ts'
import type { DemoPeople } from './people.ts'
import type { Random } from './random.ts'

type NewThread = typeof threads.$inferInsert
type NewMessage = typeof messages.$inferInsert

export interface DemoThreads {
  threads: NewThread[]
  messages: NewMessage[]
  messaging: (typeof clinicMessaging.$inferInsert)[]
  reads: (typeof threadReads.$inferInsert)[]
}

/** A message's author, its age in hours, and its text; the team's notes begin with a mark. */
type Line = [by: 'patient' | 'team', hoursAgo: number, text: string]

const note = '# '

const talks: { subject: ThreadSubject; state?: 'closed'; lines: Line[] }[] = [
  {
    subject: 'prescription',
    lines: [
      ['patient', 30, 'Buenos días: se me acaba el tratamiento el viernes. ¿Pueden renovarme la receta?'],
      ['team', 28, `${note}Última revisión en regla; se puede renovar.`],
      ['team', 27, 'Buenos días. La receta queda renovada hoy mismo; ya puede recogerla en su farmacia.'],
      ['patient', 5, 'Muchas gracias. ¿Sigo con la misma dosis?'],
    ],
  },
  {
    subject: 'administration',
    state: 'closed',
    lines: [
      ['patient', 200, 'Good morning. Could you send me a certificate of attendance for my employer?'],
      ['team', 196, 'Of course: it is ready at the desk, and you can ask for it at your next appointment.'],
      ['patient', 195, 'Perfect, thank you.'],
    ],
  },
  {
    subject: 'visit',
    lines: [
      ['patient', 52, 'Hola, ¿tengo que venir en ayunas a la próxima cita?'],
      ['team', 50, 'Hola. No hace falta: puede desayunar con normalidad.'],
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
  const other = people.patients.find((each) => each.clinicId === clinicId && each.id !== own.id) ?? own
  for (const [index, talk] of talks.entries()) {
    const patient = index === 2 ? other : own
    const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * hourMs)
    const createdAt = at(talk.lines[0]?.[1] ?? 0)
    const threadId = random.id(createdAt)
    const rows = talk.lines.map(([by, hoursAgo, said], place): NewMessage => {
      const internal = said.startsWith(note)
      const text = internal ? said.slice(note.length) : said
      const fromPatient = by === 'patient'
      const isLast = place === talk.lines.length - 1
      return {
        id: random.id(at(hoursAgo)),
        threadId,
        seq: place + 1,
        fromPatient,
        internal,
        text,
        authorId: fromPatient ? patient.userId : doctor.userId,
        search: foldText(text),
        at: at(hoursAgo),
        readAt: internal || isLast ? null : at(hoursAgo - 1),
      }
    })
    const lastOf = (which: (row: NewMessage) => boolean) => rows.findLast(which)?.seq ?? 0
    const lastAt = rows.at(-1)?.at ?? createdAt
    made.messages.push(...rows)
    // Whoever writes has read what was written before.
    made.reads.push({ threadId, userId: patient.userId, seq: lastOf(({ fromPatient }) => fromPatient) })
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
