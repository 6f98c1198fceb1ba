import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Bubble, MessageText } from './message-bubble'
import type { Outgoing } from './use-outgoing'

interface OutgoingBubbleProps {
  item: Outgoing
  onSendAnyway: () => void
  onRemove: () => void
}

/** A message that has not arrived yet, and what can be done about it. */
export function OutgoingBubble({ item, onSendAnyway, onRemove }: OutgoingBubbleProps) {
  const t = useTranslations('threads')
  const { state, text, internal, files } = item
  const isStuck = state === 'refused' || state === 'answered'
  return (
    <Bubble ours internal={internal}>
      <MessageText text={text} />
      {files.map(({ id, originalName: name }) => (
        <p key={id} className="text-sm wrap-anywhere">
          {name}
        </p>
      ))}
      <p className="flex items-center gap-1 justify-self-end text-xs text-muted-foreground" role="status">
        <Icon name={isStuck ? 'circle-alert' : 'loader'} className="size-3.5" />
        {t(`states.${state}`)}
      </p>
      {isStuck && (
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" size="sm" onClick={onRemove}>
            {t('discard')}
          </Button>
          <Button variant="secondary" size="sm" onClick={onSendAnyway}>
            {t(state === 'answered' ? 'sendAnyway' : 'tryAgain')}
          </Button>
        </div>
      )}
    </Bubble>
  )
}
