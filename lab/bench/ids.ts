export const dayMs = 86_400_000

/** Ids as the seed writes them. */
const id = (kind: number) => (number: number) =>
  `01900000-000${kind}-7000-8000-${number.toString(16).padStart(12, '0')}`

export const clinicId = id(1)
export const doctorUserId = id(2)
export const patientUserId = id(3)
export const doctorId = id(4)
export const patientId = id(5)
export const appointmentId = id(8)

export const appointmentsPerDoctor = 200

/** Midnight UTC, from which the seed counts its days. */
export const today = () => Math.floor(Date.now() / dayMs) * dayMs
