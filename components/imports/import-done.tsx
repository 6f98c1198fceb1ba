'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import type { ImportKind } from '#contract/import-fields'
import { useToastAct } from '@/components/shared/act/use-toast-act'
import { Alert } from '@/components/ui/alert'
import { Button, buttonVariants } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { ImportFile } from '@/lib/domain/import-file'
import { routes } from '@/lib/routes'
import { useWrite } from '@/lib/swr/use-call'

type ImportDoneProps = { file: Pick<ImportFile, 'id' | 'kind' | 'registers' | 'links' | 'uninvited'> }

/** Pages that show what an imported file has brought. */
const pageOf: Record<ImportKind, string> = {
  patients: routes.patients,
  doctors: routes.staff,
  hours: routes.calendar,
  visits: routes.patients,
}

const invites = (kind: ImportKind) => kind === 'patients' || kind === 'doctors'

/** The outcome of a file, and the invitations of the people whom it registered. */
export function ImportDone({ file: { id, kind, registers, links, uninvited } }: ImportDoneProps) {
  const t = useTranslations('imports')
  const router = useRouter()
  const { trigger } = useWrite('imports.invite', { params: { id } })
  const { run, pending } = useToastAct()

  async function invite() {
    await run(async () => {
      await trigger()
      toast.success(t('invited'))
    })
    router.refresh()
  }

  return (
    <div className="grid max-w-reading gap-3">
      <Alert variant="success" title={t('doneTitle')}>
        {t('doneText', { kind, registers, links })}
      </Alert>
      {uninvited > 0 && <p className="text-muted-foreground">{t('inviteText', { kind })}</p>}
      {invites(kind) && registers > 0 && uninvited === 0 && (
        <p className="text-muted-foreground">{t('allInvited')}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Link prefetch={false} href={pageOf[kind]} className={buttonVariants()}>
          {t('toAll', { kind })}
        </Link>
        {uninvited > 0 && (
          <Button variant="secondary" disabled={pending} onClick={invite}>
            {t('invite', { kind, count: uninvited })}
          </Button>
        )}
      </div>
    </div>
  )
}
