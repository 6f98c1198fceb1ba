'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { sentences } from '#contract/sentences'
import type { StopLink } from '#contract/stop-links'
import { Alert } from '@/components/ui/alert'
import { Button, buttonVariants } from '@/components/ui/button'
import { useSentence } from '@/components/ui/use-sentence'
import { call } from '@/lib/browser/request'
import { stopLinkEndpoints } from '@/lib/endpoints/stop-links'
import { routes } from '@/lib/routes'

/** What the link of a mail stops, and the button that does it: programs open links by themselves. */
export function StopLinkCard({ token, initial }: { token: string; initial: StopLink }) {
  const t = useTranslations('stopLink')
  const say = useSentence()
  const [{ on }, setLink] = useState(initial)
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle')

  async function stop() {
    setState('pending')
    try {
      setLink(await call(stopLinkEndpoints.follow, { params: { token } }))
      setState('idle')
    } catch {
      setState('failed')
    }
  }

  return (
    <>
      {on ? <p>{t('text')}</p> : <Alert variant="success">{t('stopped')}</Alert>}
      {state === 'failed' && <Alert variant="error">{say(sentences.failed)}</Alert>}
      {on ? (
        <Button disabled={state === 'pending'} onClick={stop}>
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
