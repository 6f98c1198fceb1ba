import Fastify from 'fastify'
import pg from 'pg'
import { v7 as newId } from 'uuid'
import { z } from 'zod'

const settings = z.object({ DATABASE_URL: z.string(), PORT: z.coerce.number().int() })

const env = settings.parse(process.env)
const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 10 })
const week = {
  name: 'week',
  text: `select a.*, s.name || ' ' || s.surname doctor_name, c.name clinic_name, c.time_zone,
      p.name || ' ' || p.surname patient_name
    from appointments a join staff s on s.id = a.doctor_id join clinics c on c.id = a.clinic_id
      join patients p on p.id = a.patient_id
    where a.doctor_id = $1 and a.start_at >= $2 and a.start_at < $3 order by a.start_at`,
}

type Week = Record<'doctorId' | 'from' | 'to', string>

// The week list without a session, permissions and a contract.
const app = Fastify()
app.get<{ Querystring: Week }>('/appointments', async ({ query }) => {
  const { rows } = await pool.query({ ...week, values: [query.doctorId, query.from, query.to] })
  return rows
})

// The same, when who was shown is on record before it is answered: what a commit takes is the disk's.
await pool.query('create table if not exists bench_shown (id uuid primary key, at timestamptz, ids jsonb)')
const shown = {
  name: 'shown',
  text: 'insert into bench_shown (id, at, ids) values ($1, now(), $2)',
}
app.get<{ Querystring: Week }>('/appointments/recorded', async ({ query }) => {
  const { rows } = await pool.query({ ...week, values: [query.doctorId, query.from, query.to] })
  await pool.query({ ...shown, values: [newId(), JSON.stringify(rows.map(({ id }) => id))] })
  return rows
})

const insert = {
  name: 'insert',
  text: `insert into appointments (id, clinic_id, doctor_id, patient_id, specialty, start_at, end_at, created_at, updated_at)
    values ($1, $2, $3, $4, 'family_medicine', $5, $5::timestamptz + interval '30 minutes', now(), now())
    on conflict do nothing returning *`,
}

// A booking without a session, permissions, shifts, an audit and a contract.
app.post<{ Body: Record<'clinicId' | 'doctorId' | 'patientId' | 'appointmentDate', string> }>(
  '/appointments',
  async ({ body }, reply) => {
    const { clinicId, doctorId, patientId, appointmentDate } = body
    const values = [newId(), clinicId, doctorId, patientId, appointmentDate]
    const { rows } = await pool.query({ ...insert, values })
    return reply.code(rows.length === 1 ? 201 : 409).send(rows)
  },
)
await app.listen({ host: '127.0.0.1', port: env.PORT })
