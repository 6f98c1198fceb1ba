import { hash, verify } from '@node-rs/argon2'
import { composed } from '#contract/clean-text'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const atOnce = 2

let running = 0
const waiting: (() => void)[] = []

/** Two at a time: more would fill the machine's memory and slow everybody else. */
async function queued<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** Argon2id, 19 MiB, two passes; of the composed letters, whatever form the keyboard made. */
export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(composed(password), cost))
}

// Hash of a password that nobody knows, at the same cost.
const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$7z854palKLtnRX/tH2uw5Q$vMMwevhY2KWFkQatI+OVFj4mTYGyxQSCiuJfenwfejQ'

/**
 * Takes as long for an unknown account (`null`) as for a wrong password. Older hashes are of what was typed: composed or
 * decomposed, as the keyboard of that day made it.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const forms = new Set([composed(password), password, password.normalize('NFD')])
  for (const form of forms) {
    const matches = await queued(() => verify(passwordHash ?? decoy, form).catch(() => false))
    if (matches) return passwordHash !== null
  }
  return false
}
