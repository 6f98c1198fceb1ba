'use client'

import { useTranslations } from 'next-intl'
import { withFullMessages } from '@/components/shared/text/full-messages'

interface TooManyClinicsProps {
  used: number
  limit: number
}

function Words({ used, limit }: TooManyClinicsProps) {
  return useTranslations('group')('overClinics', { used, limit })
}

/** Says that the clinics of the group are more than a plan allows; few groups ever see it. */
export const TooManyClinics = withFullMessages(Words)
