import { parseArgs } from 'node:util'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import { email, newPassword, requiredText } from '#contract/common'
import { brokenConstraint } from '../db/pg-errors.ts'
import { staff } from '../db/schema/staff.ts'
import { users } from '../db/schema/users.ts'
import { systemClock } from '../ports/clock.ts'
import { hashPassword } from '../services/identity/accounts/password.ts'
import { recordAudit } from '../write/audit.ts'
import { runScript } from './run-script.ts'

const input = z.object({
  email,
  name: requiredText('--name is required', 80),
  surname: requiredText('--surname is required', 120),
  password: newPassword('ADMIN_PASSWORD is required'),
})

/** An administrator; the password comes from ADMIN_PASSWORD, so that it does not appear in the process list. */
await runScript(async ({ db }) => {
  const options = {
    email: { type: 'string' },
    name: { type: 'string' },
    surname: { type: 'string' },
  } as const
  const { values } = parseArgs({ options })
  const parsed = input.safeParse({ ...values, password: process.env.ADMIN_PASSWORD })
  if (!parsed.success) throw new Error(parsed.error.issues.map((issue) => issue.message).join('; '))
  const { password, email: address, ...name } = parsed.data
  const passwordHash = await hashPassword(password)
  const now = systemClock.now()
  const [userId, times] = [newId(), { createdAt: now, updatedAt: now }]
  try {
    await db.transaction(async (tx) => {
      await tx.insert(users).values({ id: userId, email: address, passwordHash, roles: ['admin'], ...times })
      await tx.insert(staff).values({ id: newId(), userId, ...name, ...times })
      await recordAudit(tx, now, {
        action: 'user.create-admin',
        actorId: null,
        address: 'command line',
        entity: 'user',
        entityId: userId,
      })
    })
  } catch (error) {
    if (brokenConstraint(error) === 'users_email_unique')
      throw new Error('There is an account with this e-mail.')
    throw error
  }
  return `Administrator ${userId} was created.`
})
