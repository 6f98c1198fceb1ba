'use client'

import { useTranslations } from 'next-intl'
import { FullMessages } from '@/components/shared/text/full-messages'
import { Button } from '@/components/ui/button'

interface RoomsButtonProps {
  pressed: boolean
  onPress: () => void
}

/** Shows the team's day by rooms and equipment, and back by doctors. */
export function RoomsButton(props: RoomsButtonProps) {
  return (
    <FullMessages>
      <Labelled {...props} />
    </FullMessages>
  )
}

function Labelled({ pressed, onPress }: RoomsButtonProps) {
  const t = useTranslations('rooms')
  return (
    <Button variant={pressed ? 'primary' : 'secondary'} aria-pressed={pressed} onClick={onPress}>
      {t('title')}
    </Button>
  )
}
