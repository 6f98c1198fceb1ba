import { dayMs, minuteMs } from '#contract/durations'
import { encodeSlot } from '#contract/time'
import type { Authenticator } from '../authenticator.ts'
import type { Answer, Client, Reachable } from '../client.ts'
import { upload } from '../multipart.ts'
import { totpAt } from '../totp.ts'

/** One call that succeeds, by the route it calls; in this order, since each may use what those before it made. */
export type Writes = Record<string, (world: World) => Promise<Answer>>

interface Person {
  id: string
  userId: string
  client: Client
}

/** Secrets that calls need and the API tells nobody; `null` for a server that is seen from outside. */
export interface Inside {
  newestMail(): Promise<string>
  visitToken(appointmentId: string, startAt: number): string
  /** Token of the link below somebody's mails. */
  stopToken(userId: string): string
  /** An offer to who waits. */
  offer(entryId: string, start: string): Promise<string>
  /** The payment provider's own report of a checkout. */
  paymentEvent(ref: string): { body: string; signature: string }
  /** A message about an appointment that a provider has taken; resolves to its id. */
  sentText(appointmentId: string): Promise<string>
  /** The code that went to a patient's number. */
  phoneCode(patientId: string): Promise<string>
  /** A callback as the provider signs it. */
  callback(path: string, fields: Record<string, string>): { body: string; headers: Record<string, string> }
}

export interface Ground {
  server: Reachable
  now: Date
  clinic: { id: string; name: string; timeZone: string }
  doctor: Person & { name: string; surname: string }
  patient: Person & {
    historyId: string
    email: string
    name: string
    surname: string
    dni: string
    birthdate: string
  }
  owner: Person
  /** A clinicadmin without a clinic. */
  newcomer: Person
  admin: Person | null
  /** A patient of another clinic. */
  other: Pick<Person, 'id' | 'userId'> & { email: string; dni: string; birthdate: string }
  inside: Inside | null
  /** A device whose passkeys the server takes. */
  device: Authenticator
  /** Facts of somebody that nobody else has. */
  person(name: string): { name: string; surname: string; dni: string; email: string }
  /** The start of the doctor's shift of today; that of `day(8)` starts at 08:00, each of six hours. */
  soon: string
  /** Resolves to a moment whose one-time code was not asked for before. */
  nextStep(): Promise<Date>
}

/** A call that cannot be made from where one stands. */
export class OutOfSight extends Error {}

export const changedPassword = 'Changed-123'
const file = { name: 'x.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n') }

/** The secrets that only the server's own process knows. Throws without them. */
export function insideOf({ inside }: Pick<Ground, 'inside'>): Inside {
  if (!inside) throw new OutOfSight('nothing outside the server knows what it asks for')
  return inside
}

export function adminOf({ admin }: Pick<Ground, 'admin'>): Person {
  if (!admin) throw new OutOfSight('no administrator was named')
  return admin
}

const nothing = {
  secret: '',
  checkout: '',
  hired: '',
  member: '',
  shift: '',
  series: '',
  dayOff: '',
  kind: '',
  resource: '',
  hold: '',
  waiting: '',
  feed: '',
  key: '',
  import: '',
  passkey: '',
  guardian: '',
  thread: '',
  message: '',
  appointment: '',
  entry: '',
  correction: '',
}

export type World = ReturnType<typeof worldOn>

/** The records that the calls need, and those that earlier calls have made. */
export function worldOn(ground: Ground) {
  const { now, clinic, patient, doctor, server } = ground
  /** Some days from now, as a date. */
  const day = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)
  return {
    ...ground,
    ...nothing,
    history: `/histories/${patient.historyId}`,
    day,
    /** Minutes into the shift of `day(8)`, or another one, as the wire says it. */
    slot(minutes: number, start = `${day(8)}T08:00:00.000Z`): string {
      return encodeSlot(Date.parse(start) + minutes * minuteMs, clinic.timeZone)
    },
    /** The code of the present step; each is accepted once. */
    async code(): Promise<string> {
      return totpAt(this.secret, await ground.nextStep())
    },
    async book(minutes: number, start?: string): Promise<Answer> {
      const place = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id }
      const appointmentDate = this.slot(minutes, start)
      const answer = await patient.client.post('/appointments', { ...place, appointmentDate })
      this.appointment = answer.body.appointmentId
      return answer
    },
    async enter(kind: string, body: object): Promise<Answer> {
      const answer = await doctor.client.post(`${this.history}/${kind}`, body)
      this.entry = Object.values<{ _id: string }[]>(answer.body)[0]?.[0]?._id ?? ''
      return answer
    },
    async attach(path: string): Promise<Answer> {
      const answer = await upload(server, doctor.client, path, file)
      this.entry = answer.body._id
      return answer
    },
  }
}
