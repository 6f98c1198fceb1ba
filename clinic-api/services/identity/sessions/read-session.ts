import { guardianName } from '../../../db/guardian-name.ts'
import { named, runNamed } from '../../../db/named.ts'
import type { Deps } from '../../../deps.ts'
import { unauthenticated } from '../../../errors.ts'
import { type Caller, standingOf } from '../../../policy/caller.ts'
import { hasLapsed, lifetimes } from './lifetimes.ts'
import { hashToken, sameHash, tokenId } from './tokens.ts'

interface SessionRow {
  accessHash: string
  accessExpiresAt: Date
  retiredAccess: string[]
  unseenAccess: string | null
  createdAt: Date
  lastSeenAt: Date
  writtenUpTo: string | null
  revokedAt: Date | null
  userId: string
  userDeletedAt: Date | null
  accountRoles: string[]
  staffId: string | null
  firstClinicId: string | null
  clinicId: string | null
  memberRoles: string[] | null
  ownPatientId: string | null
  chosenPatientId: string | null
  /** The name under which they act for the chosen patient; null when that is nobody else. */
  guardianName: string | null
  asksFactor: boolean
  emergencies: { patientId: string; until: string }[]
}

const findSession = named(
  'find_session',
  `select s.access_hash "accessHash", s.access_expires_at "accessExpiresAt", s.retired_access "retiredAccess",
      s.unseen_access "unseenAccess", s.created_at "createdAt", s.last_seen_at "lastSeenAt", s.written_up_to "writtenUpTo",
      s.revoked_at "revokedAt", u.id "userId",
      u.deleted_at "userDeletedAt", u.roles "accountRoles", st.id "staffId", st.clinic_id "firstClinicId",
      m.clinic_id "clinicId", m.roles "memberRoles", p.id "ownPatientId", s.patient_id "chosenPatientId",
      ${guardianName('s.patient_id', 'u.id', ':now::timestamptz')} "guardianName",
      coalesce(c.staff_second_factor, false) and u.totp_secret is null "asksFactor", coalesce((select json_agg(json_build_object('patientId', b.patient_id, 'until', b.until))
        from break_glass b where b.user_id = u.id and b.until > :now::timestamptz), '[]') emergencies
    from sessions s
    join users u on u.id = s.user_id
    left join staff st on st.user_id = u.id and st.deleted_at is null
    left join memberships m on m.staff_id = st.id and m.clinic_id = coalesce(s.clinic_id, st.clinic_id)
      and m.ended_at is null
    left join clinics c on c.id = m.clinic_id
    left join patients p on p.user_id = u.id
    where s.id = :sessionId`,
)

const touchSession = named(
  'touch_session',
  'update sessions set last_seen_at = :now::timestamptz where id = :sessionId',
)

/** From here on the token before this one is a used one, whose return means theft. */
const seeAccess = named(
  'see_access',
  'update sessions set unseen_access = null where id = :sessionId and unseen_access = :hash',
)

/** The caller behind a session that is still alive; null when it ended, or waits for a second factor. Does not count as using it. */
export async function getLivingCaller(
  deps: Deps,
  sessionId: string,
  address: string,
): Promise<Caller | null> {
  const row = await findLiving(deps, sessionId)
  const caller = row && toCaller(row, sessionId, address)
  return caller?.needsFactor ? null : caller
}

async function findLiving(deps: Deps, sessionId: string): Promise<SessionRow | null> {
  const now = deps.clock.now()
  const [row] = await runNamed<SessionRow>(deps.db, findSession, { sessionId, now: now.toISOString() })
  if (!row || row.revokedAt || row.userDeletedAt || hasLapsed(row, now, deps.env)) return null
  return row
}

/** The caller behind an access token. Throws 401 with the reason that section 8 tells apart. */
export async function readSession(deps: Deps, token: string | undefined, address: string): Promise<Caller> {
  if (!token) throw unauthenticated('noToken')
  const sessionId = tokenId(token)
  if (!sessionId) throw unauthenticated('invalid')
  const row = await findLiving(deps, sessionId)
  const now = deps.clock.now()
  if (!row) throw unauthenticated('invalid')
  const hash = hashToken(token)
  const expiresAt = expiryOf(row, hash)
  if (expiresAt === null) throw unauthenticated('invalid')
  if (expiresAt <= now.getTime()) throw unauthenticated('expired')
  if (row.unseenAccess && sameHash(row.unseenAccess, hash))
    await runNamed(deps.db, seeAccess, { sessionId, hash })
  await touch(deps, sessionId, row.lastSeenAt, now)
  return toCaller(row, sessionId, address)
}

/** When the token ends (milliseconds); null when it is not this session's. */
function expiryOf(row: SessionRow, hash: string): number | null {
  if (sameHash(row.accessHash, hash)) return row.accessExpiresAt.getTime()
  for (const retired of row.retiredAccess) {
    const [retiredHash = '', expiry] = retired.split('.')
    if (sameHash(retiredHash, hash)) return Number(expiry)
  }
  return null
}

const touchEveryMs = 60_000

async function touch(deps: Deps, sessionId: string, lastSeenAt: Date, now: Date): Promise<void> {
  const step = Math.min(touchEveryMs, lifetimes(deps.env).idle / 4)
  if (now.getTime() - lastSeenAt.getTime() < step) return
  await runNamed(deps.db, touchSession, { sessionId, now: now.toISOString() })
}

function toCaller(row: SessionRow, sessionId: string, address: string): Caller {
  const isGuardian = row.guardianName !== null
  const { roles, clinicId, patientId } = standingOf({ ...row, isGuardian })
  const behalf = isGuardian && patientId ? { patientId, name: row.guardianName ?? '' } : undefined
  return {
    sessionId,
    userId: row.userId,
    roles,
    staffId: row.staffId,
    doctorId: roles.includes('doctor') ? row.staffId : null,
    clinicId,
    patientId,
    address,
    writtenUpTo: row.writtenUpTo,
    needsFactor: row.asksFactor && clinicId !== null,
    behalf,
    emergencies: row.emergencies.map(({ patientId, until }) => ({ patientId, until: new Date(until) })),
  }
}
