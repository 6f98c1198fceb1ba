'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useSentence } from '@/components/ui/use-sentence'
import { cn } from '@/lib/utils'

type ErrorStateProps = { message: string; onRetry?: () => void; className?: string }

/** Says what happened, in a sentence of the catalogue, and offers the next step. */
export function ErrorState({ message, onRetry, className }: ErrorStateProps) {
  const t = useTranslations('common')
  const say = useSentence()
  return (
    <div role="alert" className={cn('error-state', className)}>
      <Icon name="triangle-alert" className="size-6 text-destructive [stroke-width:1.5]" />
      <p className="font-medium">{say(message)}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          <Icon name="rotate" />
          {t('tryAgain')}
        </Button>
      )}
    </div>
  )
}
