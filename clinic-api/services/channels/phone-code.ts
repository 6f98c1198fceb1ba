import { createHmac } from 'node:crypto'
import { minuteMs } from '#contract/durations'
import { phoneCodeMinutes } from '#contract/phone-proof'
import { deriveKey, type SecretEnv } from '../../ports/secrets.ts'

/** The six digits of a message; they follow from its id, so that an attempt which is repeated sends the same ones. */
export function phoneCode(env: SecretEnv, textId: string): string {
  const mac = createHmac('sha256', deriveKey(env, 'phone codes')).update(textId).digest()
  return String(mac.readUInt32BE() % 1_000_000).padStart(6, '0')
}

export const isGood = ({ createdAt }: { createdAt: Date }, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < phoneCodeMinutes * minuteMs
