'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { SubmitButton } from '@/components/shared/form/submit-button'
import {
  AlertDialog,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog'
import { buttonVariants } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'
import { staySignedIn } from '@/lib/browser/session/session'
import { routes } from '@/lib/routes'

interface SessionWarningProps {
  reason: 'idle' | 'absolute'
  secondsLeft: number
}

/** Shown a minute before the end: an unused session can be continued, one that is too old only gives time to finish. */
export function SessionWarning({ reason, secondsLeft }: SessionWarningProps) {
  const t = useTranslations('session')
  const [open, setOpen] = useState(true)
  const { run, pending, sentence } = useAct({ key: 'session.failed' })
  const canStay = reason === 'idle'

  async function goOn() {
    if (!canStay) return setOpen(false)
    // A success is a use of the session: the guard takes this dialog away.
    await run(staySignedIn)
  }

  return (
    <AlertDialog open={open} onOpenChange={(next) => !next && void goOn()}>
      <AlertDialogContent>
        <div className="grid gap-1.5">
          <AlertDialogTitle>{t(canStay ? 'idleTitle' : 'absoluteTitle')}</AlertDialogTitle>
          <AlertDialogDescription>{t(canStay ? 'idleText' : 'absoluteText')}</AlertDialogDescription>
          <p className="text-sm tabular-nums" role="timer">
            {t('secondsLeft', { seconds: secondsLeft })}
          </p>
        </div>
        <SentenceAlert of={sentence} />
        <DialogFooter>
          <a href={routes.logout} className={buttonVariants({ variant: 'secondary' })}>
            {t('signOut')}
          </a>
          <SubmitButton type="button" pending={pending} onClick={goOn}>
            {t(canStay ? 'stay' : 'understood')}
          </SubmitButton>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
