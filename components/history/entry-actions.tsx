import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { cn } from '@/lib/utils'

type EntryActionsProps = {
  name: string
  /** Where a message about the entry is written. */
  writeHref: string
  onEdit: (() => void) | null
  onDelete: (() => void) | null
}

/** Edit and delete of one entry as far as the viewer may, and writing about it: icons; for fingers, several are words in a menu. */
export function EntryActions({ name, writeHref, onEdit, onDelete }: EntryActionsProps) {
  const t = useTranslations('history')
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const [write, remove, change] = [
    t('writeAbout', { name }),
    t('remove', { name }),
    t('edit', { name }),
  ] as const
  const hasSeveral = onEdit !== null || onDelete !== null
  const look = isOpen
    ? ({ variant: 'ghost', className: 'justify-start whitespace-normal' } as const)
    : ({ variant: 'ghost', size: 'icon-sm', className: 'text-muted-foreground' } as const)
  const rare = { ...look, className: cn(look.className, !isOpen && 'rare-act') }
  function close() {
    if (isOpen) toggle.current?.focus()
    setOpen(false)
  }
  const act = (done: () => void) => () => {
    close()
    done()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving the menu, by key or by finger, closes it
    <div
      className="relative -my-0.5 -me-2 shrink-0 print:hidden pointer-coarse:-my-3"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      {hasSeveral && (
        <Button
          ref={toggle}
          variant="ghost"
          size="icon-sm"
          className="text-muted-foreground pointer-fine:hidden"
          aria-label={`${t('actions')}: ${name}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="ellipsis" />
        </Button>
      )}
      <div
        data-acts={isOpen || undefined}
        className={
          isOpen
            ? 'absolute end-0 top-full z-10 grid w-[min(16rem,75vw)] rounded-lg border bg-popover p-1'
            : cn('flex gap-1', hasSeveral && 'pointer-coarse:hidden')
        }
      >
        <Link
          href={writeHref}
          prefetch={false}
          title={write}
          aria-label={write}
          className={buttonVariants(rare)}
        >
          <Icon name="messages" />
          {isOpen && write}
        </Link>
        {onDelete && (
          <Button
            {...rare}
            className={`${rare.className} hover:text-destructive-strong`}
            aria-label={remove}
            onClick={act(onDelete)}
          >
            <Icon name="trash" />
            {isOpen && remove}
          </Button>
        )}
        {onEdit && (
          <Button {...look} title={change} aria-label={change} onClick={act(onEdit)}>
            <Icon name="pencil" />
            {isOpen && change}
          </Button>
        )}
      </div>
    </div>
  )
}
