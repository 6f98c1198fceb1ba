import { useTranslations } from 'next-intl'
import { Steps } from '@/components/shared/page/steps'

const steps = ['account', 'clinic', 'plan'] as const

/** How far somebody has come who registers a clinic. */
export function AccountSteps({ present }: { present: (typeof steps)[number] }) {
  const t = useTranslations('auth.steps')
  return <Steps label={t('all')} names={steps.map((step) => t(step))} current={steps.indexOf(present)} />
}
