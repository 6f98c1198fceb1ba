import { useTranslations } from 'next-intl'
import { Steps } from '@/components/shared/page/steps'

interface BookingStepsProps {
  /** The clinic has several kinds of visit to choose from. */
  hasKinds: boolean
  /** The kind is still to be chosen. */
  asksKind: boolean
}

/** How far a patient has come: the doctor is chosen, and the last step is a dialog over the times. */
export function BookingSteps({ hasKinds, asksKind }: BookingStepsProps) {
  const t = useTranslations('bookingPage')
  const names = ['doctor', ...(hasKinds ? (['kind'] as const) : []), 'time', 'confirm'] as const
  const current = hasKinds && !asksKind ? 2 : 1
  return <Steps label={t('steps.all')} names={names.map((name) => t(`steps.${name}`))} current={current} />
}
