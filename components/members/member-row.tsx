'use client'

import { type LucideIcon, Mail, Pencil, UserMinus } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { useToastAct } from '@/components/shared/act/use-toast-act'
import { AsIs, KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { ListedMember } from '@/lib/domain/member'
import { formatPlainDay, formatSlot } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { useWrite } from '@/lib/swr/use-call'
import { cn } from '@/lib/utils'

interface MemberRowProps {
  member: ListedMember
  /** The clinic's zone. */
  timeZone: string
  isSelf: boolean
  /** False for the clinic's only administrator, who cannot be removed. */
  removable: boolean
  onEdit: () => void
  onRemove: () => void
}

/** Facts below each other, on middling windows side by side. */
const factCell =
  'flex min-w-0 flex-wrap gap-x-3 gap-y-0.5 max-lg:col-span-2 max-lg:mt-0.5 max-sm:grid lg:grid lg:content-start lg:gap-1'

/** A member with role, week and actions: a column each on wide windows, one below the other on narrow ones. */
export function MemberRow({ member, timeZone, isSelf, removable, onEdit, onRemove }: MemberRowProps) {
  const t = useTranslations('team')
  const tSpecialty = useTranslations('specialties')
  const locale = useLocale()
  const { trigger } = useWrite('members.inviteAgain', { params: { id: member.id } })
  const { run, pending } = useToastAct()
  const { state, roles, specialty, doctorId, week, email, lastSignIn, invitedUntil, nextFree } = member
  const name = `${member.name} ${member.surname}`
  const dayOf = (instant: string) => keptWord(formatPlainDay(instant.slice(0, 10), locale))
  const signedIn = lastSignIn ? t('lastSignIn', { day: dayOf(lastSignIn) }) : t('neverIn')
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3 ps-4 pe-2 lg:col-span-full lg:grid-cols-subgrid lg:items-center">
      <div className="flex min-w-0 items-start gap-3 max-lg:col-start-1">
        <Avatar name={member.name} surname={member.surname} className="max-sm:hidden" />
        <div className="grid min-w-0 content-start gap-1">
          <p className="flex flex-wrap items-center gap-x-2 font-medium">
            {doctorId ? (
              <Link
                href={routes.doctor(doctorId)}
                prefetch={false}
                translate="no"
                className="underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            ) : (
              <AsIs>{name}</AsIs>
            )}
            {isSelf && <span className="text-sm font-normal text-muted-foreground">{t('you')}</span>}
          </p>
          <Facts facts={[email && <AsIs key="email">{email}</AsIs>]} />
        </div>
      </div>
      <div className={factCell}>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 lg:font-medium">
          {roles
            .map((role) =>
              role === 'doctor' && specialty
                ? `${t('roles.doctor')}: ${tSpecialty(specialty)}`
                : t(`roles.${role}`),
            )
            .join(', ')}
          {state === 'invited' && <Badge variant="accent">{t('states.invited')}</Badge>}
        </p>
        <Facts
          facts={[
            state === 'active' && signedIn,
            state === 'invited' &&
              (invitedUntil ? t('linkUntil', { day: dayOf(invitedUntil) }) : t('linkEnded')),
          ]}
        />
      </div>
      <div className={factCell}>
        <Facts
          facts={[
            week && t('week', { hours: Math.round(week.minutes / 6) / 10, visits: week.visits }),
            nextFree && t('nextFree', { when: keptWord(formatSlot(nextFree, timeZone, locale)) }),
          ]}
        />
      </div>
      {state !== 'left' && (
        <div className="flex items-start justify-end max-lg:col-start-2 max-lg:row-start-1">
          {state === 'invited' && (
            <RowAction
              icon={Mail}
              word={t('resend')}
              name={t('sendAgain', { name })}
              disabled={pending}
              onClick={() =>
                run(async () => {
                  await trigger()
                  toast.success(t('sentAgain'))
                })
              }
            />
          )}
          {removable && (
            <RowAction
              icon={UserMinus}
              name={t('remove', { name })}
              className="text-muted-foreground hover:text-destructive-strong"
              onClick={onRemove}
            />
          )}
          <RowAction icon={Pencil} word={t('change')} name={t('edit', { name })} onClick={onEdit} />
        </div>
      )}
    </li>
  )
}

const narrow = 'max-xl:w-9 max-xl:px-0 pointer-coarse:max-xl:w-11'
const alwaysNarrow = 'w-9 px-0 pointer-coarse:w-11'

interface RowActionProps extends ComponentProps<typeof Button> {
  icon: LucideIcon
  /** Shown where there is room. */
  word?: string
  name: string
}

function RowAction({ icon: ActionIcon, word, name, className, ...button }: RowActionProps) {
  return (
    <Button
      variant="ghost"
      className={cn(word ? narrow : alwaysNarrow, className)}
      aria-label={name}
      title={name}
      {...button}
    >
      <ActionIcon aria-hidden="true" />
      {word && <span className="max-xl:hidden">{word}</span>}
    </Button>
  )
}

/** Facts, each on its own line; those that are missing take no room. */
function Facts({ facts }: { facts: ReactNode[] }) {
  return facts.filter(Boolean).map((fact, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
    <p key={index} className="text-sm text-muted-foreground wrap-anywhere">
      {typeof fact === 'string' ? <KeptWords>{fact}</KeptWords> : fact}
    </p>
  ))
}
