import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RecordLink } from '@/components/record/record-link'
import { SettingGroup } from '@/components/shared/page/setting-group'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

interface RecordCardsProps {
  patientId: string
  /** Cards for those who keep the record. */
  children: ReactNode
  /** The rarest act of theirs. */
  last: ReactNode
}

/** Actions on a record as a whole, below its entries: the rare ones are quiet. */
export function RecordCards({ patientId, children, last }: RecordCardsProps) {
  const t = useTranslations('record')
  return (
    <div className="pt-10 @5xl:pe-50">
      <SettingGroup>
        {children}
        <div className="flex flex-wrap gap-x-6 px-4 text-sm sm:px-6 print:hidden">
          <RecordLink patientId={patientId} look="link" />
          <Link href={routes.openRecord} prefetch={false} className={buttonVariants({ variant: 'link' })}>
            {t('openTitle')}
          </Link>
        </div>
        {last}
      </SettingGroup>
    </div>
  )
}
