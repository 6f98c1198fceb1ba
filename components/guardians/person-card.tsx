import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ChoosePerson } from '@/components/guardians/choose-person'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardFooter, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { FamilyPerson } from '@/lib/domain/family'
import { formatSlot } from '@/lib/format/dates'
import { specialtyLabel } from '@/lib/format/labels'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'

interface PersonCardProps {
  person: FamilyPerson
  /** The reader acts for this person at this moment. */
  isCurrent: boolean
}

/** A person with their appointments ahead; of the reader's own, which have a page, the next one alone. */
export function PersonCard({ person, isCurrent }: PersonCardProps) {
  const { patientId, name, surname, relation } = person
  const t = useTranslations('guardians')
  const tSpecialty = useTranslations('specialties')
  const tVisits = useTranslations('appointments')
  const locale = useLocale()
  const visits = relation ? person.visits : person.visits.slice(0, 1)
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-2">
        <Avatar name={name} surname={surname} className="me-1" />
        <CardTitle>
          <AsIs>{`${name} ${surname}`}</AsIs>
        </CardTitle>
        <Badge variant="secondary">{t(relation ? `as.${relation}` : 'self')}</Badge>
        {isCurrent && <Badge variant="accent">{t('current')}</Badge>}
      </div>
      {visits.length === 0 ? (
        <p className="text-sm text-muted-foreground">{t('noVisits')}</p>
      ) : (
        <ul className="grid divide-y text-sm">
          {visits.map(({ id, start, timeZone, specialty, doctorName, clinicName }) => (
            <li key={id}>
              <VisitRow
                href={isCurrent ? routes.appointment(id) : null}
                when={
                  <Time dateTime={start} className="font-medium tabular-nums first-letter:uppercase">
                    {formatSlot(start, timeZone, locale)}
                  </Time>
                }
                where={
                  <span className="min-w-0 grow text-muted-foreground wrap-anywhere">
                    {specialtyLabel(tSpecialty, specialty)} ·{' '}
                    <AsIs>{tVisits('doctorName', { name: doctorName })}</AsIs>
                    <span className="max-sm:hidden"> · </span>
                    <AsIs className="block sm:inline-block">{clinicName}</AsIs>
                  </span>
                }
              />
            </li>
          ))}
        </ul>
      )}
      <CardFooter>
        {isCurrent ? (
          <Link
            href={routes.searchStaff}
            prefetch={false}
            aria-label={t('bookFor', { name: `${name} ${surname}` })}
            className={buttonVariants({ variant: 'secondary' })}
          >
            <Icon name="calendar-plus" />
            {t('book')}
          </Link>
        ) : (
          <ChoosePerson patientId={patientId} label={relation ? t('switchTo', { name }) : t('toSelf')} />
        )}
        {isCurrent && visits.length < person.visits.length && (
          <Link
            href={routes.appointments}
            prefetch={false}
            className={buttonVariants({ variant: 'link', className: 'sm:ms-auto' })}
          >
            {t('allVisits', { count: person.visits.length })}
          </Link>
        )}
      </CardFooter>
    </Card>
  )
}

interface VisitRowProps {
  /** Null for a person whose appointments open once the reader acts for them. */
  href: string | null
  when: ReactNode
  where: ReactNode
}

/** An appointment ahead; the way to it where the reader acts for its patient. */
function VisitRow({ href, when, where }: VisitRowProps) {
  const look = 'flex items-center gap-x-3 rounded-md py-2.5'
  const facts = (
    <span className="grid min-w-0 grow gap-x-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      {when}
      {where}
    </span>
  )
  if (!href) return <span className={look}>{facts}</span>
  return (
    <Link href={href} prefetch={false} className={cn(look, '-mx-2 px-2 hover:bg-accent')}>
      {facts}
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
    </Link>
  )
}
