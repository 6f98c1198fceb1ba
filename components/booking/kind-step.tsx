import type { ReactNode } from 'react'
import { KindBar } from '@/components/booking/kind-bar'
import { KindChooser } from '@/components/booking/kind-chooser'
import type { VisitKind } from '@/lib/domain/visit-kind'

interface KindStepProps {
  kinds: readonly VisitKind[]
  kind: VisitKind | null
  /** Where the choice of a kind leads; '' asks again. */
  hrefOf: (kindId: string) => string
  /** The times. */
  children: ReactNode
}

/** Asks what somebody comes for where there is a choice, then shows the times that fit. */
export function KindStep({ kinds, kind, hrefOf, children }: KindStepProps) {
  if (!kind && kinds.length > 1) return <KindChooser kinds={kinds} hrefOf={hrefOf} />
  return (
    <>
      {kind && <KindBar kind={kind} changeHref={kinds.length > 1 ? hrefOf('') : null} />}
      {children}
    </>
  )
}
