import Fastify from 'fastify'
import pg from 'pg'
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

// What the week list would cost without a session, permissions and a contract.
const app = Fastify()
app.get<{ Querystring: Record<'doctorId' | 'from' | 'to', string> }>('/appointments', async ({ query }) => {
  const { rows } = await pool.query({ ...week, values: [query.doctorId, query.from, query.to] })
  return rows
})
await app.listen({ host: '127.0.0.1', port: env.PORT })
