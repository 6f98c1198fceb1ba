'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { FullMessages } from '@/components/shared/text/full-messages'
import { toast } from '@/components/ui/toast'
import type { openOffer } from '@/lib/domain/tray'
import { formatClock, formatSlot } from '@/lib/format/dates'

type Offer = NonNullable<ReturnType<typeof openOffer>>

const told = new Set<string>()

function Say({ offer }: { offer: Offer }) {
  const t = useTranslations('tray')
  const locale = useLocale()
  const router = useRouter()
  const say = useEffectEvent(({ start, timeZone, expiresAt, doctorName: doctor, href }: Offer) => {
    const when = formatSlot(start, timeZone, locale)
    const time = formatClock(expiresAt, timeZone)
    toast.info(t('kinds.slot-offered', { count: 1 }), {
      description: t('keptUntil', { when, doctor, time }),
      ...(window.location.pathname !== href && {
        action: { label: t('see'), onClick: () => router.push(href) },
      }),
      kept: false,
    })
  })
  useEffect(() => {
    if (told.has(offer.offerId)) return
    told.add(offer.offerId)
    say(offer)
  }, [offer])
  return null
}

/** Says once in this tab that a time is offered. */
export function OfferToast({ offer }: { offer: Offer }) {
  return (
    <FullMessages>
      <Say offer={offer} />
    </FullMessages>
  )
}
