import { inArray, sql } from 'drizzle-orm'
import { isAdultOn } from '#contract/of-age'
import { dayAt } from '#contract/zone'
import { rowsOf } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { guardians } from '../../db/schema/guardians.ts'
import { idAt } from '../../db/timed-ids.ts'
import { invalidInput } from '../../errors.ts'
import { languageOf } from '../../write/notification.ts'
import { queueMails } from '../../write/queue-mail.ts'
import type { Act } from '../../write/write.ts'
import type { GuardianRow } from './list-guardians.ts'

/** A patient who was registered without an account, with an address that may be somebody's account. */
export interface Shared {
  patientId: string
  birthdate: string
  address: string
  relation?: GuardianRow['relation'] | undefined
}

interface Holder {
  email: string
  language: string | null
  name: string
  surname: string
  phone: string | null
}

const atOnce = 1000

/**
 * Whoever has an account with the address of a new patient is asked to act for them: as a guardian of a child, as a carer
 * from 18 on, unless something else is said. Answers how many are asked. Throws 400 for a parent of somebody of age.
 */
export async function inviteHolders(act: Act, clinicId: string, all: readonly Shared[]): Promise<number> {
  const { tx, now, caller } = act
  const [clinic] = await tx
    .select({ name: clinics.name, timeZone: clinics.timeZone })
    .from(clinics)
    .where(inArray(clinics.id, [clinicId]))
  if (!clinic) return 0
  const today = dayAt(now.getTime(), clinic.timeZone)
  let asked = 0
  for (let from = 0; from < all.length; from += atOnce) {
    const some = all.slice(from, from + atOnce)
    const holders = await holdersOf(
      act,
      some.map(({ address }) => address.toLowerCase()),
    )
    const ties = some.flatMap(({ patientId, birthdate, address, relation }) => {
      const holder = holders.get(address.toLowerCase())
      if (!holder) return []
      const isAdult = isAdultOn(birthdate, today)
      if (relation && relation !== 'carer' && isAdult)
        throw invalidInput({ relation: 'From 18 on, only a carer can be added' })
      const { language, ...person } = holder
      const tie = {
        ...person,
        id: idAt(now),
        patientId,
        clinicId,
        relation: relation ?? (isAdult ? ('carer' as const) : ('guardian' as const)),
        invitedBy: caller.userId,
        createdAt: now,
      }
      return [{ tie, language }]
    })
    if (ties.length === 0) continue
    await tx.insert(guardians).values(ties.map(({ tie }) => tie))
    await queueMails(
      act,
      ties.map(({ tie: { id, email, patientId }, language }) => ({
        to: email,
        content: {
          kind: 'guardian-invited' as const,
          language: languageOf(language),
          clinicName: clinic.name,
          guardianId: id,
        },
        patientId,
      })),
    )
    asked += ties.length
  }
  return asked
}

/** The accounts with these addresses, under the name that they are known by. */
async function holdersOf({ tx }: Act, addresses: readonly string[]): Promise<Map<string, Holder>> {
  const rows = await rowsOf<Holder>(
    tx,
    sql`select u.email, u.language, coalesce(p.name, s.name, g.name, '') name,
        coalesce(p.surname, s.surname, g.surname, '') surname, coalesce(p.phone, g.phone) phone
      from users u
        left join patients p on p.user_id = u.id
        left join lateral (select name, surname from staff where user_id = u.id limit 1) s on true
        left join lateral (select name, surname, phone from guardians where user_id = u.id limit 1) g on true
      where u.deleted_at is null and lower(u.email) = any(${`{${addresses.map((each) => JSON.stringify(each)).join(',')}}`}::text[])`,
  )
  return new Map(rows.map((row) => [row.email.toLowerCase(), row]))
}
