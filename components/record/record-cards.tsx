import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RecordLink } from '@/components/record/record-link'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

interface RecordCardsProps {
  patientId: string
  /** Cards for those who keep the record. */
  children: ReactNode
  /** The rarest act of theirs, in the line of what is done with the record. */
  last: ReactNode
}

/** Actions on a record as a whole, below its entries: the rare ones are quiet. */
export function RecordCards({ patientId, children, last }: RecordCardsProps) {
  const t = useTranslations('record')
  return (
    <div className="grid gap-3 pt-8">
      {children}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm print:hidden">
        <RecordLink patientId={patientId} look="link" />
        <Link href={routes.openRecord} prefetch={false} className={buttonVariants({ variant: 'link' })}>
          {t('openTitle')}
        </Link>
        {last}
      </div>
    </div>
  )
}
