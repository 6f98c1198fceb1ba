import { and, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { dayMs } from '#contract/durations'
import type { Orm } from '../../db/client.ts'
import { emailChanges } from '../../db/schema/email-changes.ts'
import { fhirExports } from '../../db/schema/fhir-exports.ts'
import { files } from '../../db/schema/files.ts'
import { idempotencyKeys } from '../../db/schema/idempotency.ts'
import { importLines, importParts, importSources, imports } from '../../db/schema/imports.ts'
import { memberInvitations, memberships } from '../../db/schema/memberships.ts'
import { passkeyChallenges } from '../../db/schema/passkeys.ts'
import { publicBookings } from '../../db/schema/public-bookings.ts'
import {
  passwordResets,
  rateLimits,
  requestCounts,
  sessions,
  twoFactorChallenges,
} from '../../db/schema/sessions.ts'
import { signUps } from '../../db/schema/sign-ups.ts'
import { slotHolds } from '../../db/schema/slot-holds.ts'
import { undos } from '../../db/schema/undos.ts'
import type { Deps } from '../../deps.ts'
import { writeUntraced } from '../../write/write.ts'

/** Deletes what has no more use: ended sessions, spent challenges, resets and registrations, old limits and keys, files of messages that were never sent. */
export async function sweepSpent(deps: Deps): Promise<void> {
  await writeUntraced(deps, async ({ tx, now }) => {
    const yesterday = new Date(now.getTime() - dayMs)
    await tx
      .delete(sessions)
      .where(or(lt(sessions.refreshExpiresAt, yesterday), lt(sessions.revokedAt, yesterday)))
    await tx.delete(twoFactorChallenges).where(lt(twoFactorChallenges.expiresAt, yesterday))
    await tx.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
    await tx.delete(passwordResets).where(lt(passwordResets.expiresAt, yesterday))
    await tx.delete(emailChanges).where(lt(emailChanges.stoppableUntil, yesterday))
    await tx.delete(signUps).where(lt(signUps.expiresAt, yesterday))
    const lapsed = tx
      .select({ id: memberInvitations.membershipId })
      .from(memberInvitations)
      .where(lt(memberInvitations.expiresAt, yesterday))
    await tx.delete(memberships).where(inArray(memberships.id, lapsed))
    await tx.delete(rateLimits).where(lt(rateLimits.updatedAt, yesterday))
    await tx.delete(requestCounts).where(lt(requestCounts.minute, yesterday))
    await tx.delete(slotHolds).where(lt(slotHolds.expiresAt, yesterday))
    // A confirmed booking stays while the desk has yet to say who it was, and while its link may still be opened.
    const isDecided = and(isNull(publicBookings.person), lt(publicBookings.endAt, yesterday))
    const isUnconfirmed = and(isNull(publicBookings.appointmentId), lt(publicBookings.expiresAt, yesterday))
    await tx.delete(publicBookings).where(or(isDecided, isUnconfirmed))
    await tx.delete(fhirExports).where(lt(fhirExports.expiresAt, now))
    await sweepImports(tx, yesterday)
    await tx.delete(undos).where(lt(undos.expiresAt, yesterday))
    // Their bytes are swept as those of no row.
    await tx
      .delete(files)
      .where(and(isNotNull(files.threadId), isNull(files.messageId), lt(files.createdAt, yesterday)))
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, yesterday))
  })
}

/** The lines and bytes of a file a day after it came or was written, and the file itself if it never was. */
async function sweepImports(tx: Orm, yesterday: Date): Promise<void> {
  const isOver = lt(sql`coalesce(${imports.endedAt}, ${imports.createdAt})`, yesterday)
  const over = tx.select({ id: imports.id }).from(imports).where(isOver)
  for (const held of [importLines, importParts, importSources])
    await tx.delete(held).where(inArray(held.importId, over))
  await tx.delete(imports).where(and(ne(imports.state, 'done'), isOver))
}
