import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { SettingCard } from '@/components/shared/page/setting-card'
import { SamePersonLink } from './same-person-link'

/** Where a second record of a patient becomes part of this one. */
export function MergeCard({ patient }: Pick<ComponentProps<typeof SamePersonLink>, 'patient'>) {
  const t = useTranslations('people')
  return (
    <SettingCard
      className="print:hidden"
      title={t('secondRecord')}
      text={t('secondRecordText')}
      row={<SamePersonLink patient={patient} />}
    />
  )
}
