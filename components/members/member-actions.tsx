'use client'

import { Ellipsis, Mail, Pencil, UserMinus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useToastAct } from '@/components/shared/act/use-toast-act'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { toast } from '@/components/ui/toast'
import type { TeamMember } from '@/lib/domain/member'
import { useWrite } from '@/lib/swr/use-call'

interface MemberActionsProps {
  member: TeamMember
  /** False for the clinic's only administrator, who cannot be removed. */
  removable: boolean
  onEdit: () => void
  onRemove: () => void
}

/** An administrator's acts on a member: what is usual as a button on wide windows, all in a menu on narrow ones. */
export function MemberActions({ member, removable, onEdit, onRemove }: MemberActionsProps) {
  const t = useTranslations('team')
  const { trigger } = useWrite('members.inviteAgain', { params: { id: member.id } })
  const { run, pending } = useToastAct()
  const name = `${member.name} ${member.surname}`
  const sendAgain = () =>
    run(async () => {
      await trigger()
      toast.success(t('sentAgain'))
    })
  const invited = member.state === 'invited'
  return (
    <div className="relative z-10 flex items-center justify-end gap-1">
      {invited && (
        <Button
          variant="ghost"
          className="max-lg:hidden"
          aria-label={t('sendAgain', { name })}
          disabled={pending}
          onClick={sendAgain}
        >
          {t('resend')}
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon"
        className="rare-act max-lg:hidden"
        aria-label={t('edit', { name })}
        onClick={onEdit}
      >
        <Pencil aria-hidden="true" />
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            size="icon"
            className={removable ? undefined : 'lg:invisible'}
            aria-label={t('more', { name })}
          >
            <Ellipsis aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem className="lg:hidden" onSelect={onEdit}>
            <Pencil aria-hidden="true" />
            {t('editRole')}
          </DropdownMenuItem>
          {invited && (
            <DropdownMenuItem className="lg:hidden" disabled={pending} onSelect={sendAgain}>
              <Mail aria-hidden="true" />
              {t('resend')}
            </DropdownMenuItem>
          )}
          {removable && (
            <DropdownMenuItem className="text-destructive-strong" onSelect={onRemove}>
              <UserMinus aria-hidden="true" />
              {t('removeFrom')}
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  )
}
