import { accountSentences } from './account-sentences.ts'
import { isCommonPassword } from './common-password.ts'
import { passwordFaults } from './password.ts'

/** Faults of a password for the staff of a clinic that wants stronger ones. */
export function staffPasswordFaults(password: string): string[] {
  return [
    ...passwordFaults(password, true),
    ...(isCommonPassword(password) ? [accountSentences.commonPassword] : []),
  ]
}
