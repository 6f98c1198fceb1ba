import { useTranslations } from 'next-intl'
import { DoneScreen } from '@/components/shared/state/done-screen'

/** The screen after a clinic was registered. `name` is missing when it could not be read; null for who has no clinic. */
export function ClinicCreated({ name }: { name: string | null | undefined }) {
  const t = useTranslations('clinics')
  const text = (
    <>
      <p>{t('createdText')}</p>
      {name !== null && <p className="mt-2">{t('createdNext')}</p>}
    </>
  )
  return <DoneScreen title={t('createdTitle')} text={text} next={t('nextStep')} subject={name ?? undefined} />
}
