import { useTranslations } from 'next-intl'
import { Steps } from '@/components/shared/page/steps'

interface BookingStepsProps {
  /** The clinic has several kinds of visit to choose from. */
  hasKinds: boolean
  at: 'kind' | 'time' | 'confirm'
}

/** How far a patient has come: the doctor is chosen, and the last step is a dialog over the times. */
export function BookingSteps({ hasKinds, at }: BookingStepsProps) {
  const t = useTranslations('booking')
  const kind = hasKinds ? (['kind'] as const) : []
  const names: ('doctor' | BookingStepsProps['at'])[] = ['doctor', ...kind, 'time', 'confirm']
  const shown = names.map((name) => t(`steps.${name}`))
  return <Steps label={t('steps.all')} names={shown} current={names.indexOf(at)} />
}
