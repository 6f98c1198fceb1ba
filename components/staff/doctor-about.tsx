import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { PhoneLink } from '@/components/shared/text/phone-link'
import type { Doctor } from '@/lib/domain/doctor'
import type { TeamMember } from '@/lib/domain/member'
import { formatClock, formatSlot } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

interface DoctorAboutProps {
  doctor: Pick<Doctor, 'specialty'>
  email: string
  /** The reader neither books with the doctor nor manages them: they see when the doctor is in today. */
  isColleague?: boolean
  /** For administrators of the clinic. */
  member?: Pick<TeamMember, 'phone' | 'week'> | undefined
  /** The coming hours, and the clinic's day. */
  free: { hours: readonly { start: string; end: string }[]; timeZone: string } | null
  today: string
  /** The patient's next appointment with the doctor. */
  booked: { id: string; start: string; timeZone: string } | undefined
}

/**
 * A doctor's specialty and how to reach them, below the name; colleagues see today's hours, administrators also how full
 * the week is.
 */
export function DoctorAbout({ doctor, email, isColleague, member, free, today, booked }: DoctorAboutProps) {
  const t = useTranslations('staff')
  const specialtyOf = useTranslations('specialties')
  const locale = useLocale()
  const specialty = doctor.specialty && specialtyOf(doctor.specialty)
  const spans = free?.hours
    .filter(({ start }) => dayAt(Date.parse(start), free.timeZone) === today)
    .map(({ start, end }) => keptWord([start, end].map((at) => formatClock(at, free.timeZone)).join(dash)))
  const week = member?.week
  const facts = [
    ...(specialty ? [specialty] : []),
    ...((member || isColleague) && spans
      ? [spans.length > 0 ? t('inToday', { hours: spans.join(', ') }) : t('notInToday')]
      : []),
    ...(week?.booked === undefined
      ? []
      : [t('bookedWeek', { booked: inHours(week.booked), hours: inHours(week.minutes) })]),
  ]
  return (
    <span className={`grid justify-items-start ${booked ? 'gap-y-2' : 'gap-y-1'}`}>
      {/* Administrators read a line of facts; others have room for the address beside the specialty. */}
      <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {facts.length > 0 && (
          <span className={member && 'basis-full'}>
            <KeptWords>{facts.join(' · ')}</KeptWords>
          </span>
        )}
        <a
          href={`mailto:${email}`}
          translate="no"
          className="text-target text-primary-strong underline-offset-4 wrap-anywhere hover:underline"
        >
          {email}
        </a>
        {member?.phone && <PhoneLink phone={member.phone} />}
      </span>
      {booked && (
        <Link
          href={routes.appointment(booked.id)}
          prefetch={false}
          className="text-target text-primary-strong underline-offset-4 hover:underline"
        >
          <span>
            <KeptWords>
              {t('booked', { when: keptWord(formatSlot(booked.start, booked.timeZone, locale)) })}
            </KeptWords>
          </span>
        </Link>
      )}
    </span>
  )
}

/** Nothing breaks after it. */
const dash = '–\u2060'

const inHours = (minutes: number) => Math.round(minutes / 6) / 10
