'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useAct } from '@/components/shared/act/use-act'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { useProof } from '@/components/shared/proof/use-proof'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { ResolveVisits } from '@/components/visits/resolve-visits'
import { useResolveVisits } from '@/components/visits/use-resolve-visits'
import { affectedBy } from '@/lib/browser/affected-visits'
import { write } from '@/lib/browser/request'
import type { Appointment } from '@/lib/domain/appointment'
import { memberRefusal, type TeamMember } from '@/lib/domain/member'

interface RemoveMemberProps {
  member: TeamMember
  onClose: () => void
  onDone: (said: string) => void
}

/** Somebody leaves the team; asked again, with the ways there are, when patients have appointments with them. */
export const RemoveMember = withFullMessages(Question)

function Question({ member, onClose, onDone }: RemoveMemberProps) {
  const t = useTranslations('team')
  const words = useTranslations('resolve')
  const [affected, setAffected] = useState<Appointment[]>([])
  const { proven, question } = useProof()
  const name = `${member.name} ${member.surname}`
  const { run, pending, sentence } = useAct((refusal) => {
    const waiting = affectedBy(refusal)
    setAffected(waiting)
    return waiting.length > 0 ? null : memberRefusal(refusal)
  })
  const [first] = affected
  async function remove() {
    const query = first ? { force: 'true' as const } : {}
    const done = await proven((proof) =>
      write('members.remove', { params: { id: member.id }, query, body: proof }),
    )
    if (done) onDone(t('removed', { name }))
  }
  const chosen = useResolveVisits({
    appointments: affected,
    hoursWrite: { write: 'remove-member', id: member.id },
    onDone: () => onDone(t('removed', { name })),
    onStay: () => run(remove),
    proven,
  })
  const all = { fate: 'cancelled', count: affected.length } as const
  const outcome = chosen.way === 'stay' ? all : chosen.outcome
  if (question) return question
  const text = member.state === 'invited' ? t('withdrawText') : t('removeText')
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('removeTitle', { name })}
      description={first ? t('removeAffected', { count: affected.length }) : text}
      confirmLabel={outcome ? t('removeAnd', outcome) : t('removeYes')}
      destructive
      quiet={first !== undefined && chosen.way === null}
      pending={pending || chosen.pending}
      error={sentence}
      onConfirm={chosen.confirm}
    >
      {first && (
        <ResolveVisits
          appointments={affected}
          timeZone={first.timeZone}
          chosen={chosen}
          choosable
          stay={words('cancelAll')}
        />
      )}
    </ConfirmDialog>
  )
}
