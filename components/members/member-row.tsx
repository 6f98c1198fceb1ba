'use client'

import { Phone } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { dayAt } from '#contract/zone'
import { AsIs, KeptWords, keptWord } from '@/components/shared/text/as-is'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Progress } from '@/components/ui/progress'
import { TableCell, TableRow } from '@/components/ui/table'
import type { ListedMember } from '@/lib/domain/member'
import { uncapitalised } from '@/lib/format/capitalised'
import { formatClock, formatPlainDay, formatSlot } from '@/lib/format/dates'
import { formatPercent } from '@/lib/format/numbers'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'

interface MemberRowProps {
  member: ListedMember
  /** The clinic's zone. */
  timeZone: string
  /** The clinic's day, `yyyy-MM-dd`. */
  today: string
  isSelf: boolean
  /** Whether it is in the group of doctors, whose name says that they are. */
  amongDoctors: boolean
  actions: ReactNode
}

/** A member in a table of people: all facts in columns on wide windows, who they are and what they do on narrow ones. */
export function MemberRow({ member, timeZone, today, isSelf, amongDoctors, actions }: MemberRowProps) {
  const t = useTranslations('team')
  const tSpecialty = useTranslations('specialties')
  const locale = useLocale()
  const { state, roles, specialty, doctorId, week, email, phone, lastSignIn, invitedUntil, nextFree } = member
  const name = `${member.name} ${member.surname}`
  const dayOf = (instant: string) => keptWord(formatPlainDay(dayAt(Date.parse(instant), timeZone), locale))
  const isToday = (instant: string) => dayAt(Date.parse(instant), timeZone) === today
  const orToday = (instant: string, day: string) =>
    isToday(instant) ? t('todayAt', { time: keptWord(formatClock(instant, timeZone)) }) : day
  const free = nextFree && orToday(nextFree, keptWord(formatSlot(nextFree, timeZone, locale)))
  // Without its day where that is today: a phone has one line for it.
  const soon =
    nextFree && keptWord((isToday(nextFree) ? formatClock : formatSlot)(nextFree, timeZone, locale))
  const signedIn = state === 'active' && (lastSignIn ? orToday(lastSignIn, dayOf(lastSignIn)) : t('neverIn'))
  const here = <Presence member={member} timeZone={timeZone} />
  const factor = typeof member.twoFactor === 'boolean' && t(member.twoFactor ? 'factorOn' : 'factorOff')
  const invited = state === 'invited' && <Badge variant="accent">{t('states.invited')}</Badge>
  // The group of doctors says of them what else they are.
  const roleNames = roles
    .filter((role) => !amongDoctors || role !== 'doctor')
    .map((role) => t(`roles.${role}`))
  const specialtyName = roles.includes('doctor') && specialty ? tSpecialty(specialty) : null
  const does = (amongDoctors ? [specialtyName, ...roleNames] : [...roleNames, specialtyName])
    .filter(Boolean)
    .join(', ')
  const share = shareOf(week)
  const inPercent = share !== null && formatPercent(share, locale)
  /** Until when an invitation can be taken up. */
  const link = state === 'invited' && (
    <Said>{invitedUntil ? t('linkUntil', { day: dayOf(invitedUntil) }) : t('linkEnded')}</Said>
  )
  return (
    <TableRow className="relative">
      <TableCell className="px-3 max-lg:py-3">
        <div className="flex items-center gap-3">
          <Avatar name={member.name} surname={member.surname} />
          <div className={cn('grid min-w-0 grow gap-0.5', phone && 'max-sm:pe-5')}>
            <p className="flex min-h-6 flex-wrap items-center gap-x-2 font-medium">
              {doctorId ? (
                <Link
                  href={routes.doctor(doctorId)}
                  prefetch={false}
                  translate="no"
                  className="text-target underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {name}
                </Link>
              ) : (
                <AsIs>{name}</AsIs>
              )}
              {isSelf && <span className="font-normal text-muted-foreground">{t('you')}</span>}
            </p>
            <p className="flex flex-wrap items-center gap-x-3 text-muted-foreground empty:hidden">
              <span className="empty:hidden lg:hidden">{does}</span>
              <span className="empty:hidden lg:hidden">{invited}</span>
              {email && <AsIs className={`wrap-anywhere ${link ? '' : 'max-lg:hidden'}`}>{email}</AsIs>}
              {phone && (
                // On phones beside the menu: as wide as a row is, a number would break its line.
                <span
                  className={cn(
                    'z-10 max-sm:absolute max-sm:inset-y-0 max-sm:end-14 max-sm:content-center',
                    isSelf && 'max-sm:hidden',
                  )}
                >
                  <PhoneLink phone={phone}>
                    <Phone aria-hidden="true" className="mx-1 size-4 sm:hidden pointer-coarse:mx-3.5" />
                    <span className="max-sm:sr-only">{phone}</span>
                  </PhoneLink>
                </span>
              )}
            </p>
            {/* Details whose columns are hidden on narrow windows; a phone says when a doctor is in and free. */}
            <p className="flex flex-wrap items-center gap-x-3 text-muted-foreground empty:hidden lg:hidden">
              {here}
              {soon && <Said>{t('freeAt', { time: soon })}</Said>}
              {inPercent && <span className="max-md:hidden">{t('shareBooked', { share: inPercent })}</span>}
              {link ||
                (signedIn && (
                  <span className="max-md:hidden">
                    <Said>{`${t('columns.lastLogin')}: ${uncapitalised(signedIn)}`}</Said>
                  </span>
                ))}
            </p>
          </div>
        </div>
      </TableCell>
      <TableCell className="px-3 max-lg:hidden">
        <div className="flex flex-wrap items-center gap-2">
          {does}
          {invited}
        </div>
      </TableCell>
      <TableCell className="px-3 text-muted-foreground whitespace-nowrap tabular-nums max-[90rem]:hidden">
        {here}
      </TableCell>
      <TableCell className="px-3 tabular-nums xl:whitespace-nowrap max-lg:hidden">
        <p>{free && <Said>{free}</Said>}</p>
        <p className="text-muted-foreground min-[90rem]:hidden">{here}</p>
      </TableCell>
      <TableCell className="px-3 tabular-nums xl:whitespace-nowrap max-lg:hidden">
        <WeekHours week={week} />
      </TableCell>
      <TableCell className="px-3 text-muted-foreground xl:whitespace-nowrap max-lg:hidden">
        {signedIn && <Said>{signedIn}</Said>}
        {link}
      </TableCell>
      <TableCell
        className={`px-3 max-[90rem]:hidden ${member.twoFactor ? 'text-muted-foreground' : 'text-warning-strong'}`}
      >
        {factor}
      </TableCell>
      <TableCell className="px-2">{actions}</TableCell>
    </TableRow>
  )
}

interface PresenceProps {
  member: Pick<ListedMember, 'inUntil' | 'inFrom'>
  timeZone: string
}

/** Until when a doctor is in, or from when on this day. */
function Presence({ member: { inUntil, inFrom }, timeZone }: PresenceProps) {
  const t = useTranslations('team')
  const clockOf = (instant: string) => keptWord(formatClock(instant, timeZone))
  if (!inUntil) return inFrom ? <Said>{t('inFrom', { time: clockOf(inFrom) })}</Said> : null
  return (
    <span className="text-success-strong">
      <KeptWords>{t('inUntil', { time: clockOf(inUntil) })}</KeptWords>
    </span>
  )
}

/** How much of a doctor's week is booked, in hours and as a bar. */
function WeekHours({ week }: Pick<ListedMember, 'week'>) {
  const t = useTranslations('team')
  const locale = useLocale()
  if (week?.booked === undefined) return null
  const share = shareOf(week)
  return (
    <>
      <span className="flex max-w-32 justify-between gap-x-2">
        {t('weekHours', { hours: inHours(week.minutes), booked: inHours(week.booked) })}{' '}
        <span className="text-muted-foreground">{share !== null && formatPercent(share, locale)}</span>
      </span>
      <Progress value={share ?? 0} label={t('columns.booked')} className="mt-1.5 max-w-32" />
    </>
  )
}

/** In per cent; null for a week without hours, or of which it is not told. */
const shareOf = (week: ListedMember['week']) =>
  week?.minutes && week.booked !== undefined ? Math.round((week.booked / week.minutes) * 100) : null

const inHours = (minutes: number) => Math.round(minutes / 6) / 10

/** Words with a day or time among them. */
function Said({ children }: { children: string }) {
  return (
    <span>
      <KeptWords>{children}</KeptWords>
    </span>
  )
}
