import type { Role } from '#contract/access'

export type ShellUser = {
  name: string
  surname: string
  email: string
  roles: readonly Role[]
  /** The own profile, where the account is kept safe. */
  profileHref: string
  /** The clinic's details, for those who may open them. */
  clinicHref: string | null
  /** Whether they can go on in another clinic, or as a patient. */
  moves: boolean
}
