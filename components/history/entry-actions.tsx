import { Pencil, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

type EntryActionsProps = { name: string; onEdit: (() => void) | null; onDelete: (() => void) | null }

/** Edit and delete of one entry, as far as the viewer may. */
export function EntryActions({ name, onEdit, onDelete }: EntryActionsProps) {
  const t = useTranslations('history')
  if (!onEdit && !onDelete) return null
  return (
    <div className="flex shrink-0 gap-1 print:hidden">
      {onEdit && (
        <Button variant="ghost" size="icon-sm" aria-label={t('edit', { name })} onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </Button>
      )}
      {onDelete && (
        <Button
          variant="ghost"
          size="icon-sm"
          className="hover:text-destructive-strong"
          aria-label={t('remove', { name })}
          onClick={onDelete}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      )}
    </div>
  )
}
