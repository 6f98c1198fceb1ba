'use client'

import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { VisitLink } from '#contract/visit-links'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Alert } from '@/components/ui/alert'
import { Button, buttonVariants } from '@/components/ui/button'
import { formatClock, formatDay, formatSlot } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { JoinRoom } from './join-room'
import { LinkChoices } from './link-choices'
import { TimeChoice } from './time-choice'
import { useVisitLink } from './use-visit-link'

const outcomes = {
  confirm: 'confirmed',
  move: 'moved',
  cancel: 'cancelled',
  accept: 'accepted',
  decline: 'declined',
  join: 'joinEnded',
  choose: 'confirmed',
} as const satisfies Record<VisitLink['action'], string>

/** The visit or the offer that a mail was about, and the one thing that its link does. Opening it changes nothing. */
export function VisitLinkCard({ token, initial }: { token: string; initial: VisitLink }) {
  const t = useTranslations('visitLink')
  const locale = useLocale()
  const { link, isTaken, sentence, pending, follow } = useVisitLink(token, initial)
  const isChoice = link.action === 'choose'
  const isLate = link.tooLate !== undefined && !isChoice
  const isOpen = link.state === 'open' && !isLate
  return (
    <>
      <VisitFacts link={link} />
      {isTaken && <Alert variant="warning">{t('taken')}</Alert>}
      {link.offer && link.free.length > 0 && (
        <p className="text-sm">
          <KeptWords>
            {t('offerAlternatives', {
              times: keptWord(link.free.map((each) => formatSlot(each, link.timeZone, locale)).join('; ')),
            })}
          </KeptWords>
        </p>
      )}
      <SentenceAlert of={sentence} />
      {link.state === 'done' && <Alert variant="success">{t(outcomes[link.action])}</Alert>}
      {isLate && <Alert variant="warning">{t('tooLate', { count: link.tooLate ?? 0 })}</Alert>}
      {link.state === 'ended' && <Alert variant="warning">{t(endings[endingOf(link)])}</Alert>}
      {isOpen && link.action === 'join' && <JoinRoom link={link} />}
      {isOpen && link.action === 'move' && (
        <TimeChoice link={link} pending={pending} onChoose={(start) => follow(start)} />
      )}
      {isOpen && isChoice && (
        <LinkChoices link={link} pending={pending} onChoose={(action, start) => follow(start, action)} />
      )}
      {isOpen && link.action !== 'move' && link.action !== 'join' && link.action !== 'choose' && (
        <Button variant={looks[link.action]} disabled={pending} onClick={() => follow()}>
          {t(link.action)}
        </Button>
      )}
      {isOpen && link.action !== 'join' ? (
        <p className="text-sm text-muted-foreground">{t('keep')}</p>
      ) : (
        <Link
          prefetch={false}
          href={routes.appointments}
          className={buttonVariants({ variant: 'secondary' })}
        >
          {t('signIn')}
        </Link>
      )}
    </>
  )
}

function endingOf({ offer, action }: VisitLink): keyof typeof endings {
  if (offer) return 'offer'
  return action === 'join' ? 'join' : 'visit'
}

const endings = { offer: 'offerEnded', join: 'joinEnded', visit: 'ended' } as const

const looks = {
  confirm: 'primary',
  accept: 'primary',
  decline: 'secondary',
  cancel: 'destructive',
} as const

function VisitFacts({ link }: { link: VisitLink }) {
  const t = useTranslations('visitLink')
  const locale = useLocale()
  const { start, timeZone, doctorName, clinicName, city, offer, state } = link
  return (
    <div className="grid gap-1">
      <p translate="no" className="text-lg font-semibold first-letter:uppercase">
        {formatDay(start, timeZone, locale, 'full')}, {formatClock(start, timeZone)}
      </p>
      <p>
        <KeptWords>
          {t('with', { doctor: keptWord(doctorName), clinic: keptWord(clinicName), city: keptWord(city) })}
        </KeptWords>
      </p>
      <p className="text-sm text-muted-foreground">{t('zone', { city })}</p>
      {offer && state === 'open' && (
        <p>
          <KeptWords>{t('offerUntil', { time: keptWord(formatClock(offer.expiresAt, timeZone)) })}</KeptWords>{' '}
          {offer.instead && (
            <KeptWords>
              {t('offerInstead', { time: keptWord(formatSlot(offer.instead, timeZone, locale)) })}
            </KeptWords>
          )}
        </p>
      )}
    </div>
  )
}
