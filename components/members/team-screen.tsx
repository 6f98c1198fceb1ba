'use client'

import { UserPlus } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { InviteDialog, MemberDialog, RemoveMember } from '@/components/members/large-parts'
import { PageHeader } from '@/components/shared/page/page-header'
import { Button, buttonVariants } from '@/components/ui/button'
import { Table, TableBody, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { toast } from '@/components/ui/toast'
import type { ListedMember, TeamMember } from '@/lib/domain/member'
import { routes } from '@/lib/routes'
import { MemberActions } from './member-actions'
import { MemberRow } from './member-row'

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

/** A member with several of these roles is listed under the first. */
const groupOrder = ['doctor', 'nurse', 'receptionist', 'clinicadmin', 'auditor'] as const

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
  const groups = groupOrder.flatMap((group) => {
    const own = there.filter(({ roles }) => groupOrder.find((role) => roles.includes(role)) === group)
    return own.length > 0 ? [[group, own] as const] : []
  })
  const rowOf = (member: ListedMember) => (
    <MemberRow
      key={member.id}
      member={member}
      timeZone={timeZone}
      today={today}
      isSelf={member.userId === userId}
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
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('text')}
        actions={
          <>
            <Link
              href={routes.registerStaff}
              prefetch={false}
              className={buttonVariants({ variant: 'secondary', className: 'max-sm:flex-1' })}
            >
              {t('registerDoctor')}
            </Link>
            <Button className="max-sm:flex-1" onClick={() => setOpened({ kind: 'invite' })}>
              <UserPlus aria-hidden="true" />
              {t('invite')}
            </Button>
          </>
        }
      />
      <PeopleTable label={t('title')}>
        {groups.map(([group, members], index) => (
          <TableBody key={group} className={index > 0 ? 'border-t' : undefined}>
            <TableRow className="bg-muted/60">
              <TableHead scope="rowgroup" colSpan={6} className="px-3 font-semibold">
                {t(`groups.${group}`)}{' '}
                <span className="ms-1 font-normal text-muted-foreground tabular-nums">{members.length}</span>
              </TableHead>
            </TableRow>
            {members.map(rowOf)}
          </TableBody>
        ))}
      </PeopleTable>
      {left.length > 0 && (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="font-semibold">{t('leftTitle')}</h2>
          <PeopleTable label={t('leftTitle')}>
            <TableBody>{left.map(rowOf)}</TableBody>
          </PeopleTable>
        </section>
      )}
      {opened?.kind === 'invite' && <InviteDialog onClose={close} onDone={done} />}
      {opened?.kind === 'edit' && <MemberDialog member={opened.member} onClose={close} onDone={done} />}
      {opened?.kind === 'remove' && <RemoveMember member={opened.member} onClose={close} onDone={done} />}
    </>
  )
}

function PeopleTable({ label, children }: { label: string; children: ReactNode }) {
  const t = useTranslations('team.columns')
  return (
    <Table aria-label={label}>
      <TableHeader className="max-lg:sr-only">
        <TableRow>
          <TableHead className="px-3">{t('person')}</TableHead>
          <TableHead className="px-3 max-lg:hidden">{t('role')}</TableHead>
          <TableHead className="px-3 max-xl:hidden">{t('lastLogin')}</TableHead>
          <TableHead className="px-3 max-xl:hidden">{t('week')}</TableHead>
          <TableHead className="px-3 max-lg:hidden">{t('nextFree')}</TableHead>
          <TableHead className="px-3">
            <span className="sr-only">{t('actions')}</span>
          </TableHead>
        </TableRow>
      </TableHeader>
      {children}
    </Table>
  )
}
