import { cookies } from 'next/headers'

async function read(path, query, token) {
  const url = `${process.env.CLINIC_API_URL}/api/v1/${path}?${new URLSearchParams(query)}`
  const response = await fetch(url, { headers: { cookie: `token=${token}` }, cache: 'no-store' })
  return response.json()
}

/** The blocks of a week, asked of the same API, and nothing else. */
export default async function Page({ searchParams }) {
  const [query, jar] = await Promise.all([searchParams, cookies()])
  const token = jar.get('token')?.value
  const [shifts, appointments] = await Promise.all([
    read('workshifts', query, token),
    read('appointments', query, token),
  ])
  return (
    <main>
      {shifts.map(({ id, startDate, duration }) => (
        <p key={id}>
          {startDate} {duration}
        </p>
      ))}
      {appointments.map(({ appointmentId, appointmentDate, appointmentEndDate, patientName }) => (
        <p key={appointmentId}>
          {appointmentDate} {patientName} {appointmentEndDate}
        </p>
      ))}
    </main>
  )
}
