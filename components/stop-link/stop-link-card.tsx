'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { StopLink } from '#contract/stop-links'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { Alert } from '@/components/ui/alert'
import { Button, buttonVariants } from '@/components/ui/button'
import { call } from '@/lib/browser/request'
import { stopLinkEndpoints } from '@/lib/endpoints/stop-links'
import { routes } from '@/lib/routes'

/** The mails that a link stops, and the button that does it: programs open links by themselves. */
export function StopLinkCard({ token, initial }: { token: string; initial: StopLink }) {
  const t = useTranslations('stopLink')
  const [{ on }, setLink] = useState(initial)
  const { run, pending, sentence } = useAct()
  const stop = async () => setLink(await call(stopLinkEndpoints.follow, { params: { token } }))

  return (
    <>
      {on ? <p>{t('text')}</p> : <Alert variant="success">{t('stopped')}</Alert>}
      <SentenceAlert of={sentence} />
      {on ? (
        <Button disabled={pending} onClick={() => run(stop)}>
          {t('stop')}
        </Button>
      ) : (
        <Link href={routes.app} className={buttonVariants({ variant: 'secondary' })}>
          {t('open')}
        </Link>
      )}
      <p className="text-sm text-muted-foreground">{t(on ? 'keep' : 'again')}</p>
    </>
  )
}
