import type { ClinicRole, Role } from '#contract/access'
import { dniLetter } from '#contract/document-kinds'
import { dayMs } from '#contract/durations'
import { foldText } from '#contract/fold-text'
import type { Specialty } from '#contract/specialties'
import { addDays, dayAt } from '#contract/zone'
import type { clinics } from '../../db/schema/clinics.ts'
import type { FastqStatus, patients } from '../../db/schema/patients.ts'
import type { staff } from '../../db/schema/staff.ts'
import type { users } from '../../db/schema/users.ts'
import { foldedColumns } from '../../services/patients/fold.ts'
import { mensNames, surnames, womensNames } from './names.ts'
import { type DemoClinic, demoClinics } from './places.ts'
import { Random } from './random.ts'

type NewStaff = typeof staff.$inferInsert
type NewPatient = typeof patients.$inferInsert

export interface DemoPeople {
  clinics: (typeof clinics.$inferInsert & { timeZone: string })[]
  users: (typeof users.$inferInsert)[]
  staff: NewStaff[]
  /** Roles that an account cannot have by itself. */
  desk: { staffId: string; clinicId: string; roles: ClinicRole[] }[]
  /** Telephones of the first clinic's members. */
  phones: { staffId: string; clinicId: string; phone: string }[]
  doctors: (NewStaff & { clinicId: string; specialty: Specialty })[]
  patients: (NewPatient & { clinicId: string })[]
  /** The accounts that the sign-in page offers. */
  doctor: string
  patient: string
}

/** Everybody in the demo, with the rows of their accounts. `made` is when they are said to have been registered. */
export function makePeople(random: Random, passwordHash: string, now: Date): DemoPeople {
  const made = new Date(now.getTime() - 90 * dayMs)
  const times = { createdAt: made, updatedAt: made }
  const people: DemoPeople = {
    clinics: [],
    users: [],
    staff: [],
    desk: [],
    phones: [],
    doctors: [],
    patients: [],
    doctor: '',
    patient: '',
  }
  const newName = nameSource(random)
  const dni = dniSource(random)

  function addUser(email: string, roles: Role[], more: Partial<DemoPeople['users'][number]> = {}): string {
    const id = random.id(made)
    people.users.push({ id, email, username: null, roles, passwordHash, ...more, ...times })
    return id
  }

  function addStaff(
    email: string,
    roles: Role[],
    clinicId: string | null,
    specialty: Specialty | null,
  ): NewStaff {
    const userId = addUser(email, roles)
    const member = { id: random.id(made), userId, clinicId, specialty, dni: dni(), ...newName(), ...times }
    people.staff.push(member)
    return member
  }

  function addDoctors(clinic: DemoClinic, clinicId: string, clinicIndex: number): void {
    clinic.doctors.forEach((specialty, index) => {
      const first = clinicIndex === 0 && index === 0
      const leads = clinicIndex === 1 && index === 0
      const email = first ? 'doctor@demo.test' : `doctor${people.doctors.length + 1}@demo.test`
      const member = addStaff(email, leads ? ['clinicadmin', 'doctor'] : ['doctor'], clinicId, specialty)
      people.doctors.push({ ...member, clinicId, specialty })
    })
  }

  function addPatients(clinic: DemoClinic, clinicId: string): void {
    for (let count = 0; count < clinic.patients; count += 1) {
      const number = people.patients.length + 1
      const name = newName()
      const username =
        number === 1
          ? 'patient'
          : `${foldText(name.name)}.${foldText(name.surname).replace(/\W+/g, '')}${number}`
      const email = number === 1 ? 'patient@demo.test' : `patient${number}@demo.test`
      // Every account but the one to sign in with has Spanish, so its mails are Spanish.
      const language = number === 1 ? null : 'es'
      const userId = addUser(email, ['patient'], { username, language })
      // No Spanish number begins with 555, so that nobody's telephone rings.
      const phone = number % 7 === 0 ? null : `555 000 ${String(number).padStart(3, '0')}`
      const identity = { ...name, dni: dni(), phone }
      people.patients.push({
        id: random.id(made),
        userId,
        clinicId,
        ...identity,
        ...foldedColumns({ ...identity, email }),
        birthdate: addDays(dayAt(now.getTime(), 'Europe/Madrid'), -random.between(2 * 365, 88 * 365)),
        city: random.pick(clinic.towns),
        status: statusOf(number),
        ...times,
      })
    }
  }

  demoClinics.forEach((clinic, index) => {
    const { towns: _towns, doctors: _doctors, patients: _patients, ...columns } = clinic
    const id = random.id(made)
    people.clinics.push({ id, ...columns, listed: columns.slug !== undefined, active: true, ...times })
    addDoctors(clinic, id, index)
    addPatients(clinic, id)
  })
  addStaff('clinicadmin@demo.test', ['clinicadmin'], people.clinics[0]?.id ?? null, null)
  addStaff('admin@demo.test', ['admin'], null, null)
  addDesk(people, passwordHash, made)
  addPhones(people)
  people.doctor = people.doctors[0]?.id ?? ''
  people.patient = people.patients[0]?.id ?? ''
  return people
}

const deskSeed = 20_260_107

/** Drawn by themselves, so that everybody else stays who they are. */
function addDesk(people: DemoPeople, passwordHash: string, made: Date): void {
  const random = new Random(deskSeed)
  const [newName, dni] = [nameSource(random), dniSource(random)]
  const times = { createdAt: made, updatedAt: made }
  const clinicId = people.clinics[0]?.id ?? ''
  for (const [email, role] of [
    ['reception@demo.test', 'receptionist'],
    ['nurse@demo.test', 'nurse'],
  ] as const) {
    const [userId, staffId] = [random.id(made), random.id(made)]
    people.users.push({ id: userId, email, username: null, roles: [], passwordHash, ...times })
    people.staff.push({ id: staffId, userId, clinicId, specialty: null, dni: dni(), ...newName(), ...times })
    people.desk.push({ staffId, clinicId, roles: [role] })
  }
}

/** Like the patients' numbers, these belong to no area of Spain; they follow on from them. */
function addPhones({ clinics: [first], staff: members, phones }: DemoPeople): void {
  for (const { id: staffId, clinicId } of members) {
    if (!first || clinicId !== first.id) continue
    phones.push({
      staffId,
      clinicId: first.id,
      phone: `555 900 ${String(phones.length + 1).padStart(3, '0')}`,
    })
  }
}

/** The receptionist of the first clinic. */
export function receptionOf({ desk, staff }: DemoPeople): NewStaff | undefined {
  const reception = desk.find(({ roles }) => roles.includes('receptionist'))
  return staff.find(({ id }) => id === reception?.staffId)
}

function statusOf(number: number): FastqStatus {
  if (number % 9 === 4) return 'stored'
  return number % 9 === 7 ? 'requested' : 'none'
}

/** First names of women and men in turn, with two surnames that differ. */
function nameSource(random: Random): () => { name: string; surname: string } {
  let turn = 0
  return () => {
    turn += 1
    const name = random.pick(turn % 2 === 0 ? womensNames : mensNames)
    const [first = '', second = ''] = random.shuffle(surnames)
    return { name, surname: `${first} ${second}` }
  }
}

function dniSource(random: Random): () => string {
  const given = new Set<number>()
  return () => {
    let number = random.between(1_000_000, 79_999_999)
    while (given.has(number)) number += 1
    given.add(number)
    return `${String(number).padStart(8, '0')}${dniLetter(number)}`
  }
}
