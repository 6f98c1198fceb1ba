import type { WithId } from '#contract/calls/call'
import type { Specialty } from '#contract/specialties'
import type { VisitKind as WireKind, KindOfVisit as WireKindOfVisit } from '#contract/visit-kinds'

/** The part of a kind that a visit shows. */
export type KindOfVisit = WithId<WireKindOfVisit>

/** A kind of visit of a clinic, with its length. */
export type VisitKind = WithId<WireKind>

export function kindName({ nameEn, nameEs }: KindOfVisit, locale: 'en' | 'es'): string {
  return locale === 'es' ? nameEs : nameEn
}

/** The kinds that a doctor of this specialty can be visited for. */
export function kindsFor<Kind extends Pick<VisitKind, 'specialties'>>(
  kinds: readonly Kind[],
  specialty: Specialty | null,
): Kind[] {
  return kinds.filter(
    ({ specialties }) => specialties.length === 0 || (specialty !== null && specialties.includes(specialty)),
  )
}

/** The kind that is meant: the wanted one, or the only one there is; null while there is a choice, or none. */
export function chosenKind(kinds: readonly VisitKind[], wanted: string | null): VisitKind | null {
  return kinds.find(({ id }) => id === wanted) ?? (kinds.length === 1 ? (kinds[0] ?? null) : null)
}
