'use client'

import { UserPlus } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { InviteDialog, MemberDialog, RemoveMember } from '@/components/members/large-parts'
import { PageHeader } from '@/components/shared/page/page-header'
import { Button, buttonVariants } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { ListedMember, TeamMember } from '@/lib/domain/member'
import { routes } from '@/lib/routes'
import { MemberRow } from './member-row'

interface TeamScreenProps {
  members: readonly ListedMember[]
  /** The clinic's zone. */
  timeZone: string
  /** The viewer's account. */
  userId: string
}

/** The rows share their columns (subgrid), whatever each of them holds. */
const people =
  'divide-y rounded-lg border bg-card lg:grid lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]'

type Opened = { kind: 'invite' } | { kind: 'edit' | 'remove'; member: TeamMember }

/** Lists the people who work at the clinic, are invited or have left, with an administrator's acts. */
export function TeamScreen({ members, timeZone, userId }: TeamScreenProps) {
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
  const row = (member: ListedMember) => (
    <MemberRow
      key={member.id}
      member={member}
      timeZone={timeZone}
      isSelf={member.userId === userId}
      removable={administrators.length > 1 || !administrators.includes(member)}
      onEdit={() => setOpened({ kind: 'edit', member })}
      onRemove={() => setOpened({ kind: 'remove', member })}
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
              className={buttonVariants({ variant: 'secondary' })}
            >
              {t('registerDoctor')}
            </Link>
            <Button onClick={() => setOpened({ kind: 'invite' })}>
              <UserPlus aria-hidden="true" />
              {t('invite')}
            </Button>
          </>
        }
      />
      <ul aria-label={t('title')} className={people}>
        {there.map(row)}
      </ul>
      {left.length > 0 && (
        <section className="grid gap-3">
          <h2 className="font-semibold">{t('leftTitle')}</h2>
          <ul aria-label={t('leftTitle')} className={people}>
            {left.map(row)}
          </ul>
        </section>
      )}
      {opened?.kind === 'invite' && <InviteDialog onClose={close} onDone={done} />}
      {opened?.kind === 'edit' && <MemberDialog member={opened.member} onClose={close} onDone={done} />}
      {opened?.kind === 'remove' && <RemoveMember member={opened.member} onClose={close} onDone={done} />}
    </>
  )
}
