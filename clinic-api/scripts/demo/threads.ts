import { minuteMs } from '#contract/durations'
import { foldText } from '#contract/fold-text'
import { defaultMessaging } from '#contract/messaging'
import { addDays, dayAt, instantOf, wallOf } from '#contract/zone'
import type { clinicMessaging, messages, threadReads, threads } from '../../db/schema/threads.ts'
import { type DemoPeople, receptionOf } from './people.ts'
import type { Random } from './random.ts'
import { zoneOf } from './shifts.ts'
import { note, talks } from './talks.ts'

type NewThread = typeof threads.$inferInsert
type NewMessage = typeof messages.$inferInsert

export interface DemoThreads {
  threads: NewThread[]
  messages: NewMessage[]
  messaging: (typeof clinicMessaging.$inferInsert)[]
  reads: (typeof threadReads.$inferInsert)[]
}

const replies = [
  {
    title: 'Receta renovada',
    textEn:
      'Dear {patient}, your prescription has been renewed and you can collect your medicine at the pharmacy.',
    textEs: 'Hola, {patient}: su receta está renovada y ya puede recoger la medicación en su farmacia.',
  },
  {
    title: 'Confirmación de cita',
    textEn: 'Dear {patient}, we expect you on {date} at {time} with Dr. {doctor} at {clinic}.',
    textEs: 'Hola, {patient}: le esperamos el {date} a las {time} con {doctor} en {clinic}.',
  },
]

/** Threads of the account that the sign-in page offers, and of other patients of the same clinic. */
export function makeThreads(random: Random, people: DemoPeople, now: Date): DemoThreads {
  const made: DemoThreads = { threads: [], messages: [], messaging: [], reads: [] }
  const own = people.patients.find(({ id }) => id === people.patient) ?? people.patients[0]
  const doctor = people.doctors.find(({ clinicId }) => clinicId === own?.clinicId)
  if (!own || !doctor) return made
  const { clinicId } = own
  const timeZone = zoneOf(people, clinicId)
  const others = people.patients.filter((each) => each.clinicId === clinicId && each.id !== own.id)
  const members = { doctor, desk: receptionOf(people) ?? doctor }
  const team = { doctor: doctor.userId, desk: members.desk.userId }
  for (const talk of talks) {
    const patient = [own, ...others][talk.patient] ?? own
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
        authorId: fromPatient ? patient.userId : team[by],
        search: foldText(text),
        at,
        readAt: internal || isUnread ? null : new Date(at.getTime() + 5 * minuteMs),
      }
    })
    const lastOf = (which: (row: NewMessage) => boolean) => rows.findLast(which)?.seq ?? 0
    const lastAt = rows.at(-1)?.at ?? createdAt
    made.messages.push(...rows)
    // Whoever writes has read what was written before, and a closed thread all of it.
    for (const userId of [patient.userId, team.doctor, team.desk]) {
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
      assignedTo: talk.holder ? members[talk.holder].id : null,
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
