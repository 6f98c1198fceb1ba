import { encodeSlot } from '#contract/time'
import { newClinic } from '../../clinic-api/scripts/conformance/people.ts'
import { remote } from '../../clinic-api/scripts/conformance/remote.ts'

const timeZone = 'Europe/Madrid'
const hourMs = 3_600_000

/** The hours of a shift that begins in so many days, as the wire names them. */
export function hoursOf(inDays: number, count = 6): { startDate: string; slots: string[] } {
  const start = Math.floor(Date.now() / (24 * hourMs)) * 24 * hourMs + (inDays * 24 + 8) * hourMs
  const slots = Array.from({ length: count }, (_, hour) => encodeSlot(start + hour * hourMs, timeZone))
  return { startDate: new Date(start).toISOString(), slots }
}

/** A doctor with hours and a patient, at an address. */
export async function openPractice(address: string) {
  const practice = await newClinic(
    remote(address, () => {}),
    timeZone,
  )
  const { clinic, doctor } = practice
  const { startDate, slots } = hoursOf(8)
  const shift = { doctorId: doctor.id, clinicId: clinic.id, startDate, duration: slots.length * 60 }
  await doctor.client.post('/workshifts', shift)
  const patient = await practice.addPatient()
  const visitAt = (appointmentDate: string | undefined) => ({
    patientId: patient.id,
    clinicId: clinic.id,
    doctorId: doctor.id,
    appointmentDate,
  })
  return { ...practice, patient, slots, visitAt }
}

/** A patient who books and cancels without pause. `stop` answers what went wrong. */
export async function startRegular(address: string) {
  const { patient, slots, visitAt } = await openPractice(address)
  const faults: string[] = []
  let count = 0
  let isOver = false
  const expect = async (call: ReturnType<typeof patient.client.post>, status: number) => {
    const answer = await call
    count += 1
    if (answer.status !== status) faults.push(`${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer
  }
  const running = (async () => {
    while (!isOver) {
      const booked = await expect(
        patient.client.post('/appointments', visitAt(slots[count % slots.length])),
        201,
      )
      await expect(patient.client.put(`/appointments/${booked.body.appointmentId}/cancel`), 200)
    }
  })()
  return {
    async stop(): Promise<{ count: number; faults: string[] }> {
      isOver = true
      await running
      return { count, faults }
    },
  }
}
