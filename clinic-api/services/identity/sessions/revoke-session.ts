import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { sessions } from '../../../db/schema/sessions.ts'
import type { Work } from '../../../write/write.ts'

/** Ends one session for good, and the live connections that hang on it. */
export async function revokeSession({ tx, now, announce }: Work, sessionId: string, reason: string) {
  await tx
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
  await announce({ type: 'session.revoked', sessionId })
}

/** Ends every session of the user except `keep`. */
export async function revokeSessionsOf(
  { tx, now, announce }: Work,
  userId: string,
  reason: string,
  keep?: string,
): Promise<void> {
  const revoked = await tx
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        keep === undefined ? undefined : ne(sessions.id, keep),
      ),
    )
    .returning({ id: sessions.id })
  for (const { id } of revoked) await announce({ type: 'session.revoked', sessionId: id })
}

/** Ends every session of the user that works in this clinic; called while they still belong to it. */
export async function revokeSessionsAt(
  { tx, now, announce }: Work,
  { userId, clinicId }: { userId: string; clinicId: string },
  reason: string,
): Promise<void> {
  const works = sql`coalesce(${sessions.clinicId}, (select clinic_id from staff where user_id = ${userId}))`
  const revoked = await tx
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        isNull(sessions.patientId),
        sql`${works} = ${clinicId}`,
      ),
    )
    .returning({ id: sessions.id })
  for (const { id } of revoked) await announce({ type: 'session.revoked', sessionId: id })
}
