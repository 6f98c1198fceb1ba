import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BookingSteps } from '@/components/booking/booking-steps'
import { KindChooser } from '@/components/booking/kind-chooser'
import { KindLabel } from '@/components/visits/kind-label'
import type { VisitKind } from '@/lib/domain/visit-kind'

interface KindStepProps {
  kinds: readonly VisitKind[]
  kind: VisitKind | null
  /** Where the choice of a kind leads; '' asks again. */
  hrefOf: (kindId: string) => string
  /** Above the choice of a kind it says how far the booking has come; the times say so themselves. */
  isStepped: boolean
  /** The times. */
  children: ReactNode
}

/** Asks what somebody comes for where there is a choice, then shows the times that fit. */
export function KindStep({ kinds, kind, hrefOf, isStepped, children }: KindStepProps) {
  if (!kind && kinds.length > 1) {
    return (
      <>
        {isStepped && <BookingSteps hasKinds at="kind" />}
        <KindChooser kinds={kinds} hrefOf={hrefOf} />
      </>
    )
  }
  return (
    <>
      {kind && <KindBar kind={kind} changeHref={kinds.length > 1 ? hrefOf('') : null} />}
      {children}
    </>
  )
}

interface KindBarProps {
  kind: VisitKind
  /** The page to choose another kind; null where there is no other. */
  changeHref: string | null
}

/** The chosen kind, above the times that fit it. */
function KindBar({ kind, changeHref }: KindBarProps) {
  const t = useTranslations('bookingPage')
  const tBooking = useTranslations('booking')
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="sr-only">{tBooking('kind')}: </span>
      <span className="font-medium">
        <KindLabel kind={kind} />
      </span>
      <span className="text-muted-foreground tabular-nums">
        {t('kindMinutes', { minutes: kind.minutes })}
      </span>
      {changeHref && (
        <Link
          href={changeHref}
          prefetch={false}
          className="text-target text-primary-strong underline-offset-4 hover:underline"
        >
          {t('changeKind')}
        </Link>
      )}
    </p>
  )
}
