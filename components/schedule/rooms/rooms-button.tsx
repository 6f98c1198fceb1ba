'use client'

import { DoorOpen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { Button } from '@/components/ui/button'

interface RoomsButtonProps {
  pressed: boolean
  onPress: () => void
}

/** Shows the team's day by rooms and equipment, and back by doctors. */
export const RoomsButton = withFullMessages(Labelled)

function Labelled({ pressed, onPress }: RoomsButtonProps) {
  const t = useTranslations('rooms')
  return (
    <Button
      variant={pressed ? 'primary' : 'secondary'}
      className="px-2.5"
      title={t('title')}
      aria-label={t('title')}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <DoorOpen aria-hidden="true" className="max-md:hidden" />
      <span className="@min-[59rem]:hidden">{t('short')}</span>
      <span className="@max-[59rem]:hidden">{t('title')}</span>
    </Button>
  )
}
