import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Button, buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

type EntryActionsProps = {
  name: string
  /** Where a message about the entry is written. */
  writeHref: string
  onEdit: (() => void) | null
  onDelete: (() => void) | null
}

const edit = { variant: 'ghost', size: 'icon-sm', className: 'text-muted-foreground' } as const
const rare = { ...edit, className: `rare-act ${edit.className}` } as const

/** Edit and delete of one entry as far as the viewer may, and writing about it. */
export function EntryActions({ name, writeHref, onEdit, onDelete }: EntryActionsProps) {
  const t = useTranslations('history')
  const [write, change] = [t('writeAbout', { name }), t('edit', { name })]
  return (
    <div className="-my-0.5 -me-2 flex shrink-0 gap-1 print:hidden pointer-coarse:-my-3">
      <Link
        href={writeHref}
        prefetch={false}
        title={write}
        aria-label={write}
        className={buttonVariants(rare)}
      >
        <Icon name="messages" />
      </Link>
      {onDelete && (
        <Button
          {...rare}
          className={`${rare.className} hover:text-destructive-strong`}
          aria-label={t('remove', { name })}
          onClick={onDelete}
        >
          <Icon name="trash" />
        </Button>
      )}
      {onEdit && (
        <Button {...edit} title={change} aria-label={change} onClick={onEdit}>
          <Icon name="pencil" />
        </Button>
      )}
    </div>
  )
}
