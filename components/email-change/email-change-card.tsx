'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { EmailChange } from '#contract/email-changes'
import { sentences } from '#contract/sentences'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { Alert } from '@/components/ui/alert'
import { Button, buttonVariants } from '@/components/ui/button'
import { call } from '@/lib/browser/request'
import { emailChangeEndpoints } from '@/lib/endpoints/email-changes'
import { routes } from '@/lib/routes'

/** A link about another address, and the button that follows it: programs open links by themselves. */
export function EmailChangeCard({ token, initial }: { token: string; initial: EmailChange }) {
  const t = useTranslations('emailChange')
  const [{ email, state }, setChange] = useState(initial)
  const { run, pending, sentence } = useAct(({ status }) =>
    status === 409 ? { key: 'emailChange.taken' } : sentences.failed,
  )
  const follow = async () => setChange(await call(emailChangeEndpoints.follow, { params: { token } }))
  if (state === 'confirmed' || state === 'stopped') {
    const isStopped = state === 'stopped'
    return (
      <>
        <Alert variant="success">{t(state, { email })}</Alert>
        <Link
          href={isStopped ? routes.forgotPassword : routes.login}
          className={buttonVariants({ variant: isStopped ? 'primary' : 'secondary' })}
        >
          {t(isStopped ? 'password' : 'logIn')}
        </Link>
      </>
    )
  }
  const opens = state === 'open'
  return (
    <>
      <p className="wrap-anywhere">{t(opens ? 'openText' : 'stopText', { email })}</p>
      <SentenceAlert of={sentence} />
      <Button variant={opens ? 'primary' : 'destructive'} disabled={pending} onClick={() => run(follow)}>
        {t(opens ? 'confirm' : 'stop')}
      </Button>
    </>
  )
}
