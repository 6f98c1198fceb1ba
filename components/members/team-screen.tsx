'use client'

import { UserPlus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { InviteDialog, MemberDialog, RemoveMember } from '@/components/members/large-parts'
import { PageHeader } from '@/components/shared/page/page-header'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { ListedMember, TeamMember } from '@/lib/domain/member'
import { MemberActions } from './member-actions'
import { MemberRow } from './member-row'
import { PeopleTable } from './people-table'

interface TeamScreenProps {
  members: readonly ListedMember[]
  /** The clinic's zone. */
  timeZone: string
  /** The clinic's day, `yyyy-MM-dd`. */
  today: string
  /** The viewer's account. */
  userId: string
}

type Opened = { kind: 'invite' } | { kind: 'edit' | 'remove'; member: TeamMember }

/** Who is no doctor is listed in this order, by the first of these roles that they have. */
const otherRoles = ['nurse', 'receptionist', 'clinicadmin', 'auditor'] as const

const presence = ({ inUntil, inFrom }: ListedMember) => (inUntil ? 0 : inFrom ? 1 : 2)

/** Who is in now, then who comes today, then the others, all by their first free time. */
const inFirst = (one: ListedMember, other: ListedMember) =>
  presence(one) - presence(other) || (one.nextFree ?? 'none').localeCompare(other.nextFree ?? 'none')

/** Lists the people who work at the clinic, are invited or have left, with an administrator's acts. */
export function TeamScreen({ members, timeZone, today, userId }: TeamScreenProps) {
  const t = useTranslations('team')
  const router = useRouter()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  function done(said: string) {
    close()
    toast.success(said)
    router.refresh()
  }
  const there = members.filter(({ state }) => state !== 'left')
  const left = members.filter(({ state }) => state === 'left')
  const administrators = there.filter(
    ({ state, roles }) => state === 'active' && roles.includes('clinicadmin'),
  )
  const open = there.filter(({ twoFactor }) => twoFactor === false).length
  const doctors = there.filter(({ roles }) => roles.includes('doctor')).toSorted(inFirst)
  const others = otherRoles.flatMap((role) =>
    there.filter(
      ({ roles }) => !roles.includes('doctor') && otherRoles.find((each) => roles.includes(each)) === role,
    ),
  )
  const rowOf = (amongDoctors: boolean) => (member: ListedMember) => (
    <MemberRow
      key={member.id}
      member={member}
      timeZone={timeZone}
      today={today}
      isSelf={member.userId === userId}
      amongDoctors={amongDoctors}
      actions={
        member.state !== 'left' && (
          <MemberActions
            member={member}
            removable={administrators.length > 1 || !administrators.includes(member)}
            onEdit={() => setOpened({ kind: 'edit', member })}
            onRemove={() => setOpened({ kind: 'remove', member })}
          />
        )
      }
    />
  )
  const groups = [
    {
      title: t('groups.doctor'),
      order: doctors.some(({ inUntil }) => inUntil) && t('inFirst'),
      rows: doctors.map(rowOf(true)),
    },
    { title: t('groups.others'), rows: others.map(rowOf(false)) },
    { title: t('leftTitle'), rows: left.map(rowOf(false)) },
  ]
  return (
    <>
      <PageHeader
        title={t('title')}
        description={
          open > 0 && <span className="text-warning-strong">{t('withoutFactor', { count: open })}</span>
        }
        compact
        actions={
          <Button onClick={() => setOpened({ kind: 'invite' })}>
            <UserPlus aria-hidden="true" />
            <span>
              {t.rich('invite', { more: (words) => <span className="max-sm:sr-only">{words}</span> })}
            </span>
          </Button>
        }
      />
      <PeopleTable label={t('title')} groups={groups.filter(({ rows }) => rows.length > 0)} />
      {opened?.kind === 'invite' && <InviteDialog onClose={close} onDone={done} />}
      {opened?.kind === 'edit' && <MemberDialog member={opened.member} onClose={close} onDone={done} />}
      {opened?.kind === 'remove' && <RemoveMember member={opened.member} onClose={close} onDone={done} />}
    </>
  )
}
