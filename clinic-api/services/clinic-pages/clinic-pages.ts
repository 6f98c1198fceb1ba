import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { publicTimesQuery } from '#contract/clinic-page'
import { addDays, dayAt } from '#contract/zone'
import { clinicSlugs } from '../../db/schema/clinic-slugs.ts'
import { clinics } from '../../db/schema/clinics.ts'
import type { Deps } from '../../deps.ts'
import { invalidInput, notFound } from '../../errors.ts'
import { freeTimesByDoctor, nextTimesByDoctor } from '../appointments/next-free.ts'
import { writesBy } from '../channels/writes-by.ts'
import { listDoctors } from '../staff/queries.ts'
import { isSeenBy, type KindRecord, listKinds, wantedOf } from '../visit-kinds/queries.ts'
import { type NextFree, toWirePage } from './wire.ts'

const mostDays = 62

/** Free times of a doctor that the page of a clinic shows. */
const shownTimes = 3

type Old = Pick<Deps, 'db' | 'clock' | 'env'>

/** The clinic of a page, by its present or an old address. Throws 404 where there is none, or nobody can book. */
export async function clinicOf({ db }: Old, slug: string) {
  const [found] = await db.orm
    .select({ clinic: clinics })
    .from(clinicSlugs)
    .innerJoin(clinics, eq(clinics.id, clinicSlugs.clinicId))
    .where(and(eq(clinicSlugs.slug, slug), eq(clinics.active, true), isNotNull(clinics.slug)))
  if (!found) throw notFound()
  return found.clinic
}

/** Kinds that everybody is shown, and that new patients may choose. */
export async function kindsOf({ db }: Old, clinicId: string): Promise<KindRecord[]> {
  const kinds = await listKinds(db.orm, clinicId, { onlineOnly: true })
  return kinds.filter((kind) => kind.public && kind.newPatients)
}

export const doctorsOf = ({ db }: Old, clinicId: string) => listDoctors(db.orm, clinicId)

/** All that the page says. Throws 404. */
export async function readClinicPage(deps: Deps, slug: string) {
  const clinic = await clinicOf(deps, slug)
  const [kinds, doctors, writing] = await Promise.all([
    kindsOf(deps, clinic.id),
    doctorsOf(deps, clinic.id),
    writesBy(deps, deps.db.orm, clinic.id),
  ])
  const next = await nextFree(deps, clinic.id, { kinds, doctors })
  return toWirePage({ clinic, slug, kinds, doctors, next, writing })
}

/** The websites that may show the booking in a frame. Throws 404. */
export async function readEmbedding(deps: Deps, slug: string) {
  const clinic = await clinicOf(deps, slug)
  return { slug: clinic.slug ?? slug, origins: clinic.embedOrigins }
}

type Doctors = Awaited<ReturnType<typeof doctorsOf>>

/** The first times of each doctor at which any of the kinds can be booked, and the first kind that they are free for. */
async function nextFree(
  deps: Deps,
  clinicId: string,
  { kinds, doctors }: { kinds: readonly KindRecord[]; doctors: Doctors },
): Promise<Map<string, NextFree>> {
  const times = await Promise.all(
    kinds.map((kind) => nextTimesByDoctor(deps, wantedAt(clinicId, { kind, doctors }), shownTimes)),
  )
  const next = new Map<string, NextFree>()
  for (const [index, { id: kindId }] of kinds.entries()) {
    for (const [doctorId, [start, ...later]] of times[index] ?? []) {
      const known = next.get(doctorId)
      if (start && (!known || start < known.start)) next.set(doctorId, { start, later, kindId })
    }
  }
  return next
}

interface OfKind {
  kind: KindRecord
  doctors: Doctors
}

export const timesOf = (deps: Deps, clinicId: string, asked: OfKind): Promise<Map<string, number[]>> =>
  freeTimesByDoctor(deps, wantedAt(clinicId, asked))

function wantedAt(clinicId: string, { kind, doctors }: OfKind) {
  const doctorIds = doctors.filter(({ specialty }) => isSeenBy(kind, specialty)).map(({ id }) => id)
  return { clinicId, doctorIds, by: 'patient' as const, userId: '', kind: wantedOf(kind) }
}

type Asked = z.output<typeof publicTimesQuery>

/** The free times of a kind, in order: of one doctor, or each time once with somebody who has it. Throws 400 and 404. */
export async function readPublicTimes(deps: Deps, slug: string, { kindId, doctorId, from, to }: Asked) {
  const clinic = await clinicOf(deps, slug)
  if (to < from || to > addDays(from, mostDays - 1)) {
    throw invalidInput({ to: `At most ${mostDays} days` }, 'Invalid input')
  }
  const kind = (await kindsOf(deps, clinic.id)).find(({ id }) => id === kindId)
  if (!kind) throw notFound()
  const all = await doctorsOf(deps, clinic.id)
  const doctors = doctorId === undefined ? all : all.filter(({ id }) => id === doctorId)
  if (doctors.length === 0) throw notFound()
  const times = await timesOf(deps, clinic.id, { kind, doctors })
  const { timeZone } = clinic
  const byStart = new Map<number, string>()
  for (const [id, starts] of times)
    for (const start of starts) if (!byStart.has(start)) byStart.set(start, id)
  const slots = [...byStart]
    .sort(([a], [b]) => a - b)
    .map(([start, id]) => ({ start, doctorId: id, day: dayAt(start, timeZone) }))
    .filter(({ day }) => day >= from && day <= to)
  return { timeZone, slots }
}

/** The pages that search engines are told of, at most as many as a sitemap may hold. */
export async function listListedPages({ db }: Pick<Deps, 'db'>, limit = 50_000) {
  const rows = await db.orm
    .select({ slug: clinics.slug, name: clinics.name, city: clinics.city, phone: clinics.phone })
    .from(clinics)
    .where(and(eq(clinics.listed, true), eq(clinics.active, true), isNotNull(clinics.slug)))
    .orderBy(asc(clinics.name), asc(clinics.slug))
    .limit(limit)
  return { clinics: rows.flatMap(({ slug, ...facts }) => (slug === null ? [] : { slug, ...facts })) }
}
