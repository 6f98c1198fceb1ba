import type { Role } from '#contract/access'

/** The accounts that the demo seeds, all with one password. */
export const demoAccounts = [
  { role: 'patient', email: 'patient@demo.test' },
  { role: 'doctor', email: 'doctor@demo.test' },
  { role: 'clinicadmin', email: 'clinicadmin@demo.test' },
  { role: 'receptionist', email: 'reception@demo.test' },
  { role: 'nurse', email: 'nurse@demo.test' },
  { role: 'admin', email: 'admin@demo.test' },
] as const satisfies readonly { role: Role; email: string }[]

export type DemoRole = (typeof demoAccounts)[number]['role']

export const demoPassword = 'Demo-1234'
