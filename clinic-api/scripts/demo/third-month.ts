import { dniLetter } from '#contract/document-kinds'
import { dayMs, minuteMs } from '#contract/durations'
import { foldText } from '#contract/fold-text'
import { type Interval, slotsOf } from '#contract/slots'
import type { Specialty } from '#contract/specialties'
import { addDays, dayAt } from '#contract/zone'
import type { histories } from '../../db/schema/histories.ts'
import type { visitKinds } from '../../db/schema/visit-kinds.ts'
import { foldedColumns } from '../../services/patients/fold.ts'
import { treats } from './fitting.ts'
import { mensNames, surnames, womensNames } from './names.ts'
import type { DemoPeople } from './people.ts'
import { Random } from './random.ts'
import { type DemoShift, earlierShifts, mondayOf, zoneOf } from './shifts.ts'
import { clashes, type DemoVisit } from './visits.ts'

/** Numbers of its own, so that what else the demo is made of stays as it is. */
const seed = 20_260_104

const slotMinutes = 30
const regularsOfClinic = 160
const weeksOfPast = 12
const daysAhead = 12

type Regular = DemoPeople['patients'][number]
type Kind = typeof visitKinds.$inferInsert

/** People whom a desk meets every week: namesakes, an Ñ, a baby, somebody very old, a long name. `years` are their ages. */
const known: readonly { name: string; surname: string; years: number }[] = [
  { name: 'María', surname: 'Castro Delgado', years: 41 },
  { name: 'María', surname: 'Castro Delgado', years: 68 },
  { name: 'Begoña', surname: 'Núñez Ibáñez', years: 35 },
  { name: 'Leo', surname: 'Muñoz Peña', years: 0.05 },
  { name: 'Aurelia', surname: 'Sanz Peñalver', years: 94 },
  { name: 'María de los Ángeles', surname: 'Fernández de Córdoba y Álvarez de Toledo-Martínez', years: 64 },
]

export interface ThirdMonth {
  users: DemoPeople['users']
  patients: Regular[]
  histories: (typeof histories.$inferInsert)[]
  kinds: Kind[]
  shifts: DemoShift[]
  visits: DemoVisit[]
}

type Registered = Pick<ThirdMonth, 'users' | 'patients' | 'histories'>

const account = { roles: ['patient' as const], language: 'es' as const }

/** Makes the first clinic one that has worked with the program for three months: regulars, and most of its hours booked. */
export function makeThirdMonth(
  { people, visits }: { people: DemoPeople; visits: readonly DemoVisit[] },
  shifts: readonly DemoShift[],
  passwordHash: string,
  now: Date,
): ThirdMonth {
  const random = new Random(seed)
  const [clinic] = people.clinics
  if (!clinic) throw new Error('The demo has a clinic')
  const own = people.doctors.filter(({ clinicId }) => clinicId === clinic.id)
  const regulars = makeRegulars(random, clinic.id, passwordHash, now)
  const kinds = makeKinds(random, clinic.id, now)
  const earlier = earlierShifts(random, { ...people, doctors: own }, now, weeksOfPast)
  const hours = [...earlier, ...shifts.filter(({ clinicId }) => clinicId === clinic.id)]
  const booked = new Bookings(visits)
  const until = now.getTime() + daysAhead * dayMs
  const mondayIn = (at: Date) => mondayOf(dayAt(at.getTime(), zoneOf(people, clinic.id)))
  for (const doctor of own) {
    const fitting = regulars.patients.filter((patient) => treats(doctor.specialty, patient, now))
    const rate = 0.78 + random.next() * 0.14
    const kind = kinds.find(({ specialties }) => specialties.includes(doctor.specialty))
    for (const shift of hours.filter(({ doctorId }) => doctorId === doctor.id)) {
      // The demo doctor's present week has a story of its own; an afternoon is empty here and there.
      const isTold = doctor.id === people.doctor && mondayIn(shift.startAt) === mondayIn(now)
      if (isTold || random.next() < 0.1 || fitting.length === 0) continue
      for (const start of slotsOf(intervalOf(shift), slotMinutes)) {
        const slot = { start, end: start + slotMinutes * minuteMs }
        if (start < until && random.next() < rate) {
          booked.add(
            visitAt(
              { random, slot, shift, now, kindId: kind?.id ?? null },
              doctor.specialty,
              random.pick(fitting).id,
            ),
          )
        }
      }
    }
  }
  registerAgain(random, regulars, passwordHash, now)
  return { ...regulars, kinds, shifts: earlier, visits: booked.added }
}

const intervalOf = ({ startAt, endAt }: Pick<DemoShift, 'startAt' | 'endAt'>): Interval => ({
  start: startAt.getTime(),
  end: endAt.getTime(),
})

/** Keeps everybody from what clashes. */
class Bookings {
  readonly added: DemoVisit[] = []
  readonly #byPerson = new Map<string, DemoVisit[]>()

  constructor(visits: readonly DemoVisit[]) {
    for (const visit of visits) this.#note(visit)
  }

  add(visit: DemoVisit): void {
    const { doctorId, patientId } = visit
    const slot = { doctorId, ...intervalOf(visit) }
    const known = [doctorId, patientId].flatMap((id) => this.#byPerson.get(id) ?? [])
    if (known.some((each) => clashes(each, slot, patientId))) return
    this.#note(visit)
    this.added.push(visit)
  }

  #note(visit: DemoVisit): void {
    for (const id of [visit.doctorId, visit.patientId])
      this.#byPerson.set(id, [...(this.#byPerson.get(id) ?? []), visit])
  }
}

interface Place {
  random: Random
  slot: Interval
  shift: DemoShift
  now: Date
  kindId: string | null
}

function visitAt(
  { random, slot, shift, now, kindId }: Place,
  specialty: Specialty,
  patientId: string,
): DemoVisit {
  const isOver = slot.start <= now.getTime()
  const chance = random.next()
  const over = chance < 0.86 ? 'completed' : chance < 0.94 ? 'cancelled' : 'no-show'
  const created = new Date(Math.min(slot.start, now.getTime()) - random.between(1, 21) * dayMs)
  return {
    id: random.id(created),
    clinicId: shift.clinicId,
    doctorId: shift.doctorId,
    patientId,
    specialty,
    kindId,
    type: random.next() < 0.3 ? 'first visit' : 'revision',
    status: isOver ? over : chance < 0.05 ? 'cancelled' : 'pending',
    startAt: new Date(slot.start),
    endAt: new Date(slot.end),
    createdAt: created,
    updatedAt: created,
  }
}

function makeRegulars(random: Random, clinicId: string, passwordHash: string, now: Date) {
  const made = new Date(now.getTime() - 90 * dayMs)
  const times = { createdAt: made, updatedAt: made }
  const today = dayAt(now.getTime(), 'Europe/Madrid')
  const all: Registered = { users: [], patients: [], histories: [] }
  for (let number = 1; number <= regularsOfClinic; number += 1) {
    const { name, surname, years } = known[number - 1] ?? somebody(random, number)
    const [email, dniNumber] = [`regular${number}@demo.test`, 80_000_000 + number * 17_321]
    const dni = `${dniNumber}${dniLetter(dniNumber)}`
    const phone = number % 9 === 0 ? null : `555 001 ${String(number).padStart(3, '0')}`
    const sinceBirthday = years < 1 ? 0 : random.between(1, 360)
    const [id, userId] = [random.id(made), random.id(made)]
    const username = `${foldText(name)}.${foldText(surname)}${number}`.replace(/[^a-z0-9.]+/g, '')
    all.users.push({ id: userId, email, username, ...account, passwordHash, ...times })
    all.patients.push({
      id,
      userId,
      clinicId,
      name,
      surname,
      dni,
      phone,
      ...foldedColumns({ name, surname, dni, phone, email }),
      birthdate: addDays(today, -Math.round(years * 365.25) - sinceBirthday),
      city: 'Madrid',
      status: 'none',
      ...times,
    })
    all.histories.push({ id: random.id(made), patientId: id, ...times })
  }
  return all
}

/** Somebody whom the desk took for a new patient, at the telephone: a second record to merge. */
function registerAgain(
  random: Random,
  { users, patients, histories }: Registered,
  passwordHash: string,
  now: Date,
) {
  const regular = patients.find(({ name }) => name === 'Begoña')
  if (!regular) return
  const made = new Date(now.getTime() - 20 * dayMs)
  const times = { createdAt: made, updatedAt: made }
  const [id, userId] = [random.id(made), random.id(made)]
  const identity = { name: 'Begoña', surname: 'Nuñez Ibañez', dni: '', phone: '555 001 903' }
  users.push({ id: userId, email: null, username: null, ...account, passwordHash, ...times })
  patients.push({
    ...regular,
    ...identity,
    ...foldedColumns({ ...identity, email: '' }),
    ...times,
    id,
    userId,
    documentKind: 'none',
  })
  histories.push({ id: random.id(made), patientId: id, ...times })
}

function somebody(random: Random, number: number) {
  const [first = '', second = ''] = random.shuffle(surnames)
  const name = random.pick(number % 2 === 0 ? womensNames : mensNames)
  // Every sixth is a child, whom the paediatrician sees.
  return {
    name,
    surname: `${first} ${second}`,
    years: number % 6 === 0 ? random.between(1, 13) : random.between(19, 88),
  }
}

function makeKinds(random: Random, clinicId: string, now: Date): Kind[] {
  const made = new Date(now.getTime() - 80 * dayMs)
  const of = (specialty: Specialty, colour: Kind['colour'], nameEn: string, nameEs: string): Kind => ({
    id: random.id(made),
    clinicId,
    nameEn,
    nameEs,
    minutes: slotMinutes,
    specialties: [specialty],
    online: true,
    public: true,
    colour,
    createdAt: made,
    updatedAt: made,
  })
  return [
    of('pediatrics', 'amber', 'Child check-up', 'Revisión infantil'),
    of('dermatology', 'rose', 'Skin check', 'Revisión de piel'),
    { ...of('orthopedics', 'blue', 'Follow-up', 'Revisión'), public: false },
  ]
}
