import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ClinicRole } from '#contract/access'
import type { Specialty } from '#contract/specialties'
import { type Reader, rowsOf } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { clinicStaff, memberInvitations, memberships } from '../../db/schema/memberships.ts'
import { ApiError } from '../../errors.ts'
import type { IntentOn } from '../../write/write.ts'
import { bySurname } from '../staff/by-surname.ts'
import type { StaffRecord } from '../staff/queries.ts'

export interface MemberRecord {
  id: string
  staffId: string | null
  userId: string | null
  name: string
  surname: string
  email: string
  phone: string | null
  roles: ClinicRole[]
  specialty: Specialty | null
  state: 'invited' | 'active' | 'left'
  lastSignIn: Date | string | null
  /** Null without an account. */
  twoFactor: boolean | null
  /** Null where there is no invitation, or none that can still be accepted. */
  invitedUntil: Date | string | null
  /** Bookable and booked minutes, and appointments, of the present week at this clinic. */
  minutes: number
  booked: number
  visits: number
  /** Appointments still to come at this clinic. */
  ahead: number
  /** When the hours that run end, or else the next ones of today begin. */
  inUntil: Date | string | null
  inFrom: Date | string | null
}

/** Everybody of the clinic by name, those who have left last; or the one of this id. `now` as an ISO instant. */
export async function listMembers(
  orm: Reader,
  { clinicId, now, id = null }: { clinicId: string; now: string; id?: string | null },
): Promise<MemberRecord[]> {
  const members = await rowsOf<MemberRecord>(
    orm,
    sql`with week as (
        select c.id, date_trunc('week', ${now}::timestamptz at time zone c.time_zone) at time zone c.time_zone "from",
          (date_trunc('week', ${now}::timestamptz at time zone c.time_zone) + interval '1 week') at time zone c.time_zone "to",
          (date_trunc('day', ${now}::timestamptz at time zone c.time_zone) + interval '1 day') at time zone c.time_zone midnight
        from clinics c where c.id = ${clinicId}
      ), found as (
        select m.id, m.staff_id "staffId", s.user_id "userId", coalesce(s.name, i.name) name,
          coalesce(s.surname, i.surname) surname, coalesce(u.email, i.email) email, m.phone, m.roles,
          case when 'doctor' = any(m.roles) then coalesce(s.specialty, i.specialty) end specialty,
          case when i.expires_at > ${now}::timestamptz then i.expires_at end "invitedUntil",
          case when m.staff_id is null then 'invited' when coalesce(m.ended_at, s.deleted_at) is null then 'active'
            else 'left' end state,
          (select a.at from audit a where a.actor_id = u.id and a.action = 'session.sign-in' and a.outcome = 'done'
            order by a.id desc limit 1) "lastSignIn",
          case when u.id is not null then u.totp_secret is not null end "twoFactor",
          (select count(*)::int from appointments a where a.doctor_id = s.id and a.clinic_id = m.clinic_id
            and a.status = 'pending' and a.start_at > ${now}::timestamptz) ahead,
          coalesce((select (sum(extract(epoch from w.end_at - w.start_at)) / 60)::int from workshifts w, week
            where w.doctor_id = s.id and w.clinic_id = m.clinic_id and w.start_at >= week."from" and w.start_at < week."to"),
            0) minutes,
          taken.*, hours.*
        from memberships m
          left join member_invitations i on i.membership_id = m.id
          left join staff s on s.id = m.staff_id
          left join users u on u.id = s.user_id
          cross join lateral (
            select coalesce(sum(patients), 0)::int visits,
              coalesce(sum(extract(epoch from end_at - start_at)) / 60, 0)::int booked
            from (select a.start_at, a.end_at, count(*) patients from appointments a, week
              where a.doctor_id = s.id and a.clinic_id = m.clinic_id and a.status <> 'cancelled'
                and a.start_at >= week."from" and a.start_at < week."to" group by 1, 2) times
          ) taken
          left join lateral (
            select case when w.start_at <= ${now}::timestamptz then w.end_at end "inUntil",
              case when w.start_at > ${now}::timestamptz then w.start_at end "inFrom"
            from workshifts w, week
            where w.doctor_id = s.id and w.clinic_id = m.clinic_id and w.end_at > ${now}::timestamptz
              and w.start_at < week.midnight and not is_day_off(w.clinic_id, w.doctor_id, w.start_at, w.end_at)
            order by w.start_at limit 1
          ) hours on true
        where m.clinic_id = ${clinicId} and (${id}::text is null or m.id = ${id})
          and (m.staff_id is not null or i.membership_id is not null)
      )
      select * from found order by id`,
  )
  const hasLeft = ({ state }: MemberRecord) => Number(state === 'left')
  return members.toSorted((one, other) => hasLeft(one) - hasLeft(other) || bySurname(one, other))
}

export type Membership = typeof memberships.$inferSelect

/** A membership that goes on, or an invitation that is open, as it is before a write. */
export interface Found {
  membership: Membership
  invitation: typeof memberInvitations.$inferSelect | null
  person: StaffRecord | null
}

type MemberAction = 'member.invite' | 'member.change' | 'member.remove'

/** A write to a member. Writers of one clinic's team follow one another, so that no two take each other's place. */
export function onMember(action: MemberAction, id: string): IntentOn<Found> {
  return { action, find: (tx) => lockMember(tx, id), subject: subjectOfMember }
}

/** For the policy. */
export function subjectOfMember({ membership }: Pick<Found, 'membership'>) {
  return { clinicIds: [membership.clinicId] }
}

/** A membership of whatever state. */
export async function getMembership(orm: Reader, id: string): Promise<Membership | null> {
  const [found] = await orm.select().from(memberships).where(eq(memberships.id, id))
  return found ?? null
}

async function lockMember(tx: Reader, id: string): Promise<Found | null> {
  const known = await getMembership(tx, id)
  if (!known) return null
  await lockTeam(tx, known.clinicId)
  const [membership] = await tx
    .select()
    .from(memberships)
    .where(and(eq(memberships.id, id), isNull(memberships.endedAt)))
    .for('update')
  if (!membership) return null
  const [invitation] = await tx.select().from(memberInvitations).where(eq(memberInvitations.membershipId, id))
  const person = membership.staffId === null ? null : await lockPerson(tx, membership.staffId, known.clinicId)
  return person || invitation ? { membership, invitation: invitation ?? null, person } : null
}

/** Makes changes of one clinic's team wait for each other. */
export async function lockTeam(tx: Reader, clinicId: string): Promise<{ name: string } | null> {
  const [clinic] = await tx
    .select({ name: clinics.name })
    .from(clinics)
    .where(eq(clinics.id, clinicId))
    .for('no key update')
  return clinic ?? null
}

async function lockPerson(tx: Reader, staffId: string, clinicId: string): Promise<StaffRecord | null> {
  const here = and(eq(clinicStaff.id, staffId), eq(clinicStaff.clinicId, clinicId))
  const [person] = await tx
    .select()
    .from(clinicStaff)
    .where(and(here, isNull(clinicStaff.deletedAt)))
    .for('update')
  return person ?? null
}

/** Throws 409 unless somebody else administers the clinic, whose team is locked. */
export async function assertOtherAdmin(tx: Reader, { clinicId, id }: Membership): Promise<void> {
  const admins = await rowsOf(
    tx,
    sql`select 1 from memberships m join staff s on s.id = m.staff_id where m.clinic_id = ${clinicId} and m.id <> ${id}
      and 'clinicadmin' = any(m.roles) and m.ended_at is null and s.deleted_at is null limit 1`,
  )
  if (admins.length === 0) throw new ApiError('conflict', 'A clinic needs an administrator')
}
