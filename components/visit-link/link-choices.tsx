'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { LinkAction, OfferLinkAction, VisitLink } from '#contract/visit-links'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { JoinRoom } from './join-room'
import { TimeChoice } from './time-choice'

interface LinkChoicesProps {
  link: VisitLink
  pending: boolean
  onChoose: (action: LinkAction | OfferLinkAction, start?: string) => void
}

/** The acts that the short link of a message offers. Moving and cancelling take a second press. */
export function LinkChoices({ link, pending, onChoose }: LinkChoicesProps) {
  const t = useTranslations('visitLink')
  const [asked, setAsked] = useState<'move' | 'cancel' | null>(null)
  const { confirmed, tooLate, opensAt, offer } = link
  if (offer) {
    return (
      <>
        <Button disabled={pending} onClick={() => onChoose('accept')}>
          {t('accept')}
        </Button>
        <Button variant="secondary" disabled={pending} onClick={() => onChoose('decline')}>
          {t('decline')}
        </Button>
      </>
    )
  }
  if (asked) {
    return (
      <>
        {asked === 'move' ? (
          <TimeChoice link={link} pending={pending} onChoose={(start) => onChoose('move', start)} />
        ) : (
          <Button variant="destructive" disabled={pending} onClick={() => onChoose('cancel')}>
            {t('cancel')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setAsked(null)}>
          {t('back')}
        </Button>
      </>
    )
  }
  return (
    <>
      {confirmed && <Alert variant="success">{t('confirmed')}</Alert>}
      {opensAt && <JoinRoom link={link} />}
      {!confirmed && (
        <Button disabled={pending} onClick={() => onChoose('confirm')}>
          {t('confirm')}
        </Button>
      )}
      {tooLate === undefined ? (
        <>
          <Button variant="secondary" onClick={() => setAsked('move')}>
            {t('moveIt')}
          </Button>
          <Button variant="secondary" onClick={() => setAsked('cancel')}>
            {t('cancelIt')}
          </Button>
        </>
      ) : (
        <Alert variant="warning">{t('tooLate', { count: tooLate })}</Alert>
      )}
    </>
  )
}
