import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { AsIs, KeptWords, keptWord } from '@/components/shared/text/as-is'
import { PhoneLink } from '@/components/shared/text/phone-link'
import type { Doctor } from '@/lib/domain/doctor'
import type { TeamMember } from '@/lib/domain/member'
import { kindName, type VisitKind } from '@/lib/domain/visit-kind'
import { formatClock, formatSlot } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

interface DoctorAboutProps {
  doctor: Pick<Doctor, 'specialty'>
  email: string
  /** Not beside a button that writes to it. */
  linked?: boolean
  /** For administrators of the clinic. */
  member?: Pick<TeamMember, 'phone' | 'week'> | undefined
  /** The coming hours, and the clinic's day. */
  free: { hours: readonly { start: string; end: string }[]; timeZone: string } | null
  today: string
  /** What patients come for, and for how long. */
  kinds: readonly VisitKind[]
  /** The patient's next appointment with the doctor. */
  booked: { id: string; start: string; timeZone: string } | undefined
}

/** A doctor's specialty and how to reach them, below the name; administrators see when they are in, and how full. */
export function DoctorAbout(props: DoctorAboutProps) {
  const { doctor, email, linked = true, member, free, today, kinds, booked } = props
  const t = useTranslations('staff')
  const specialtyOf = useTranslations('specialties')
  const locale = useLocale()
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {doctor.specialty && <span>{specialtyOf(doctor.specialty)}</span>}
        {kinds.map((kind) => (
          <span key={kind.id} className="rounded-sm bg-secondary px-1.5 text-secondary-foreground">
            {t('kindMinutes', { kind: kindName(kind, locale), minutes: kind.minutes })}
          </span>
        ))}
        {linked ? (
          <a
            href={`mailto:${email}`}
            translate="no"
            className="text-target text-primary-strong underline-offset-4 wrap-anywhere hover:underline"
          >
            {email}
          </a>
        ) : (
          <AsIs className="wrap-anywhere">{email}</AsIs>
        )}
        {member?.phone && <PhoneLink phone={member.phone} />}
      </span>
      {booked && (
        <Link
          href={routes.appointment(booked.id)}
          prefetch={false}
          className="text-target font-medium text-primary-strong underline underline-offset-4"
        >
          <span>
            <KeptWords>
              {t('booked', { when: keptWord(formatSlot(booked.start, booked.timeZone, locale)) })}
            </KeptWords>
          </span>
        </Link>
      )}
      {member && free && <Now member={member} free={free} today={today} />}
    </>
  )
}

const inHours = (minutes: number) => Math.round(minutes / 6) / 10

interface NowProps {
  member: Pick<TeamMember, 'week'>
  free: NonNullable<DoctorAboutProps['free']>
  today: string
}

function Now({ member: { week }, free, today }: NowProps) {
  const t = useTranslations('staff')
  const { hours, timeZone } = free
  const clock = (instant: string) => formatClock(instant, timeZone)
  const spans = hours
    .filter(({ start }) => dayAt(Date.parse(start), timeZone) === today)
    .map(({ start, end }) => keptWord(`${clock(start)}–${clock(end)}`))
  const said = [
    spans.length > 0 ? t('inToday', { hours: spans.join(', ') }) : t('notInToday'),
    ...(week?.booked === undefined
      ? []
      : [t('bookedWeek', { booked: inHours(week.booked), hours: inHours(week.minutes) })]),
  ]
  return (
    <span className="block">
      <KeptWords>{said.join(' · ')}</KeptWords>
    </span>
  )
}
