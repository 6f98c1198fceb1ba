export interface Volume {
  clinics: number
  doctors: number
  patients: number
  appointments: number
}

/** Values that are known beforehand and the same for all rows; only this program writes them. */
interface Facts {
  passwordHash: string
  /** `yyyy-MM-dd`, UTC. */
  today: string
  /** How many days ago the first appointments take place. */
  pastDays: number
}

/** Times of a doctor that appointments are spread over: eight half hours a day for 25 days. */
const slotsADay = 8
const shiftDaysBefore = 20
const aheadDays = 30

const firstNames =
  "array['ana','luis','marta','jorge','lucia','pablo','elena','sergio','carmen','diego','nuria','ivan','rosa','hugo','alba','raul']"
const surnames =
  "array['garcia','lopez','martin','sanchez','perez','gomez','ruiz','diaz','moreno','alvarez','romero','navarro','torres','gil','serrano']"

/** An id in the form of all ids: the kind of row in one group, its number in the last. */
const id = (kind: number, number: string) =>
  `'01900000-000${kind}-7000-8000-' || lpad(to_hex(${number}), 12, '0')`

const pick = (list: string, by: string) => `(${list})[1 + (${by}) % array_length(${list}, 1)]`
const dni = (number: string) =>
  `lpad((${number})::text, 8, '0') || substr('TRWAGMYFPDXBNJZSQVHLCKE', (${number}) % 23 + 1, 1)`

const guards = [
  ['workshifts', 'workshifts_doctor_overlap', 'doctor_id', ''],
  ['appointments', 'appointments_doctor_overlap', 'doctor_id', ` where (status <> 'cancelled')`],
  ['appointments', 'appointments_patient_overlap', 'patient_id', ` where (status <> 'cancelled')`],
] as const

/** Statements in their order, each with what it makes. */
export function seedStatements(
  volume: Volume,
  { passwordHash, today, pastDays }: Facts,
): [what: string, text: string][] {
  const { clinics, doctors, patients, appointments } = volume
  const perDoctor = Math.max(1, Math.floor(appointments / doctors))
  // Doctors that share a patient see them one slot apart, so that no patient is in two places.
  const sharing = Math.max(1, Math.ceil(patients / perDoctor))
  const slots = `(k + d / ${sharing}) % ${Math.max(perDoctor, slotsADay)}`
  const startOf = `timestamptz '${today} 08:00Z' + make_interval(days => t / ${slotsADay} - ${pastDays}, mins => 30 * (t % ${slotsADay}))`
  const at = `timestamptz '${today} 00:00Z'`
  const user = (kind: number, roles: string, prefix: string, count: number) =>
    `insert into users (id, email, username, password_hash, roles, created_at, updated_at)
     select ${id(kind, 'n')}, '${prefix}' || n || '@bench.test', '${prefix}' || n, '${passwordHash}', ${roles}, ${at}, ${at}
     from generate_series(0, ${count - 1}) n`
  // The first doctor of each clinic runs it.
  const doctorRoles = `case when n < ${clinics} then array['doctor', 'clinicadmin'] else array['doctor'] end`
  return [
    ['room to sort', `set local maintenance_work_mem = '512MB'`],
    ['guards off', guards.map(([table, name]) => `alter table ${table} drop constraint ${name}`).join('; ')],
    [
      `${clinics} clinics`,
      `insert into clinics (id, name, city, district, postal_code, plan_id, active, created_at, updated_at)
       select ${id(1, 'n')}, 'Clinic ' || n, 'Madrid', 'Centro', '28001', 'enterprise', true, ${at}, ${at}
       from generate_series(0, ${clinics - 1}) n`,
    ],
    ['accounts of doctors', user(2, doctorRoles, 'd', doctors)],
    ['accounts of patients', user(3, "array['patient']", 'p', patients)],
    [
      `${doctors} doctors`,
      `insert into staff (id, user_id, clinic_id, name, surname, dni, specialty, created_at, updated_at)
       select ${id(4, 'n')}, ${id(2, 'n')}, ${id(1, `n % ${clinics}`)}, ${pick(firstNames, 'n')}, ${pick(surnames, 'n / 7')},
         ${dni('90000000 + n')}, 'family_medicine', ${at}, ${at}
       from generate_series(0, ${doctors - 1}) n`,
    ],
    [
      `${patients} patients`,
      `insert into patients (id, user_id, name, surname, birthdate, dni, city, sort_name, sort_surname, search, created_at, updated_at)
       select ${id(5, 'n')}, ${id(3, 'n')}, name, surname, date '1950-01-01' + n % 25000, ${dni('n')}, 'Madrid',
         name || ' ' || surname, surname || ' ' || name, name || ' ' || surname || ' ' || lower(${dni('n')}), ${at}, ${at}
       from (select n, ${pick(firstNames, 'n')} name, ${pick(surnames, 'n / 11')} || ' ' || n surname
         from generate_series(0, ${patients - 1}) n) people`,
    ],
    [
      'histories',
      `insert into histories (id, patient_id, created_at)
       select ${id(6, 'n')}, ${id(5, 'n')}, ${at} from generate_series(0, ${patients - 1}) n`,
    ],
    [
      'shifts',
      `insert into workshifts (id, doctor_id, clinic_id, start_at, end_at, created_at, updated_at)
       select ${id(7, `d * 100 + day + ${shiftDaysBefore}`)}, ${id(4, 'd')}, ${id(1, `d % ${clinics}`)}, start_at,
         start_at + interval '6 hours', ${at}, ${at}
       from generate_series(0, ${doctors - 1}) d, generate_series(-${shiftDaysBefore}, ${aheadDays}) day,
         lateral (select timestamptz '${today} 08:00Z' + make_interval(days => day) start_at) s`,
    ],
    [
      `${perDoctor * doctors} appointments`,
      `insert into appointments (id, clinic_id, doctor_id, patient_id, specialty, status, start_at, end_at, created_at, updated_at)
       select ${id(8, `d::bigint * ${perDoctor} + k`)}, ${id(1, `d % ${clinics}`)}, ${id(4, 'd')},
         ${id(5, `((d::bigint * ${perDoctor} + k) % ${patients})::int`)}, 'family_medicine',
         case when start_at < ${at} then 'completed' else 'pending' end, start_at, start_at + interval '30 minutes', ${at}, ${at}
       from generate_series(0, ${doctors - 1}) d, generate_series(0, ${perDoctor - 1}) k,
         lateral (select ${slots} t) slot, lateral (select ${startOf} start_at) s`,
    ],
    [
      'links of patients to clinics',
      `insert into patient_clinics (clinic_id, patient_id, sort_name, sort_surname, status, created_at)
       select distinct a.clinic_id, p.id, p.sort_name, p.sort_surname, p.status, ${at}
       from appointments a join patients p on p.id = a.patient_id`,
    ],
    [
      'guards on',
      guards
        .map(
          ([table, name, column, where]) =>
            `alter table ${table} add constraint ${name} exclude using gist (${column} with =, tstzrange(start_at, end_at) with &&)${where}`,
        )
        .join('; '),
    ],
  ]
}
