import { useLocale } from 'next-intl'
import { type KindOfVisit, kindName } from '@/lib/domain/visit-kind'

/** A kind of visit: its colour and its name. */
export function KindLabel({ kind }: { kind: KindOfVisit }) {
  return (
    <span data-kind={kind.colour} className="inline-flex min-w-0 items-baseline gap-1.5">
      <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-(--kind) forced-colors:border" />
      <span className="min-w-0 wrap-anywhere">{kindName(kind, useLocale())}</span>
    </span>
  )
}
