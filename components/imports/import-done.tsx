'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { sentences } from '#contract/sentences'
import { Alert } from '@/components/ui/alert'
import { Button, buttonVariants } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { useSentence } from '@/components/ui/use-sentence'
import { routes } from '@/lib/routes'
import { useInviteImported } from '@/lib/swr/imports'

type ImportDoneProps = { id: string; registers: number; links: number; uninvited: number }

/** What a file has become, and the invitations of those whom it has registered. */
export function ImportDone({ id, registers, links, uninvited }: ImportDoneProps) {
  const t = useTranslations('imports')
  const say = useSentence()
  const router = useRouter()
  const { trigger, isMutating } = useInviteImported(id)

  async function invite() {
    try {
      await trigger()
      toast.success(t('invited'))
    } catch {
      toast.error(say(sentences.failed))
    }
    router.refresh()
  }

  return (
    <div className="grid max-w-reading gap-3">
      <Alert variant="success" title={t('doneTitle')}>
        {t('doneText', { registers, links })}
      </Alert>
      {uninvited > 0 && <p className="text-muted-foreground">{t('inviteText')}</p>}
      {registers > 0 && uninvited === 0 && <p className="text-muted-foreground">{t('allInvited')}</p>}
      <div className="flex flex-wrap gap-2">
        <Link prefetch={false} href={routes.patients} className={buttonVariants()}>
          {t('toPatients')}
        </Link>
        {uninvited > 0 && (
          <Button variant="secondary" disabled={isMutating} onClick={invite}>
            {t('invite', { count: uninvited })}
          </Button>
        )}
      </div>
    </div>
  )
}
