import { createHmac, randomInt } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Orm } from '../../../db/client.ts'
import { recoveryCodes } from '../../../db/schema/users.ts'
import { deriveKeys, type SecretEnv } from '../../../ports/secrets.ts'
import type { Step } from '../../../write/write.ts'

const count = 10
// No vowels and nothing that looks like something else: neither words nor doubts when typed from paper.
const letters = '23456789BCDFGHJKLMNPQRSTVWXZ'
const groups = 3
const groupLength = 4

/** Ten fresh codes in place of all older ones; only their hashes are kept. */
export async function replaceRecoveryCodes(tx: Orm, env: SecretEnv, userId: string): Promise<string[]> {
  await removeRecoveryCodes(tx, userId)
  const codes = Array.from({ length: count }, newCode)
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ id: newId(), userId, codeHash: hashCodes(env, userId, code)[0] })))
  return codes
}

export async function removeRecoveryCodes(tx: Orm, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Uses the code up; false when it is not one of the user's unused ones. */
export async function redeemRecoveryCode(
  { tx, now }: Step,
  env: SecretEnv,
  userId: string,
  code: string,
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        inArray(recoveryCodes.codeHash, hashCodes(env, userId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return used.length > 0
}

function newCode(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => letters.charAt(randomInt(letters.length))).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** With each secret, the newest first. Case, spaces and dashes do not count. */
function hashCodes(env: SecretEnv, userId: string, code: string): [string, ...string[]] {
  const normal = code.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const hash = (key: Buffer) => createHmac('sha256', key).update(`${userId}:${normal}`).digest('base64url')
  const [newest, ...older] = deriveKeys(env, 'recovery codes')
  return [hash(newest), ...older.map(hash)]
}
