'use client'

import { type LucideIcon, Mail, Pencil, UserMinus } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { useToastAct } from '@/components/shared/act/use-toast-act'
import { AsIs, KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { ListedMember } from '@/lib/domain/member'
import { formatPlainDay, formatSlot } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { useWrite } from '@/lib/swr/use-call'

interface MemberRowProps {
  member: ListedMember
  /** The clinic's zone. */
  timeZone: string
  isSelf: boolean
  onEdit: () => void
  onRemove: () => void
}

/** Name, what they do, their week where they see patients, and what can be done about them. */
export function MemberRow({ member, timeZone, isSelf, onEdit, onRemove }: MemberRowProps) {
  const t = useTranslations('team')
  const tSpecialty = useTranslations('specialties')
  const locale = useLocale()
  const { trigger } = useWrite('members.inviteAgain', { params: { id: member.id } })
  const { run, pending } = useToastAct()
  const { state, roles, specialty, doctorId, week, email, lastSignIn, invitedUntil, nextFree } = member
  const name = `${member.name} ${member.surname}`
  const dayOf = (instant: string) => keptWord(formatPlainDay(instant.slice(0, 10), locale))
  const signedIn = lastSignIn ? t('lastSignIn', { day: dayOf(lastSignIn) }) : t('neverIn')
  const facts = [
    [
      email && <AsIs key="email">{email}</AsIs>,
      state === 'active' && signedIn,
      state === 'invited' && (invitedUntil ? t('linkUntil', { day: dayOf(invitedUntil) }) : t('linkEnded')),
    ],
    [
      week && t('week', { hours: Math.round(week.minutes / 6) / 10, visits: week.visits }),
      nextFree && t('nextFree', { when: keptWord(formatSlot(nextFree, timeZone, locale)) }),
    ],
  ]
  return (
    <li className="flex items-start gap-2 py-3 ps-4 pe-2 sm:items-center">
      <div className="grid min-w-0 grow gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
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
          {roles.map((role) => (
            <Badge key={role} variant="secondary">
              {role === 'doctor' && specialty
                ? `${t('roles.doctor')}: ${tSpecialty(specialty)}`
                : t(`roles.${role}`)}
            </Badge>
          ))}
          {state === 'invited' && <Badge variant="accent">{t('states.invited')}</Badge>}
        </p>
        {facts.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
          <Facts key={index} facts={line.filter(Boolean)} />
        ))}
      </div>
      {state !== 'left' && (
        <div className="flex shrink-0">
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
          <RowAction icon={Pencil} word={t('change')} name={t('edit', { name })} onClick={onEdit} />
          <RowAction icon={UserMinus} word={t('removeYes')} name={t('remove', { name })} onClick={onRemove} />
        </div>
      )}
    </li>
  )
}

interface RowActionProps extends ComponentProps<typeof Button> {
  icon: LucideIcon
  /** Shown where there is room. */
  word: string
  name: string
}

function RowAction({ icon: ActionIcon, word, name, ...button }: RowActionProps) {
  return (
    <Button
      variant="ghost"
      className="max-lg:w-9 max-lg:px-0 pointer-coarse:max-lg:w-11"
      aria-label={name}
      title={name}
      {...button}
    >
      <ActionIcon aria-hidden="true" />
      <span className="max-lg:hidden">{word}</span>
    </Button>
  )
}

/** Facts in one line; hidden when there are none. */
function Facts({ facts }: { facts: ReactNode[] }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-muted-foreground empty:hidden">
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
        <span key={index} className="wrap-anywhere">
          {typeof fact === 'string' ? <KeptWords>{fact}</KeptWords> : fact}
        </span>
      ))}
    </p>
  )
}
