import { ChevronRight, type LucideIcon, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'

interface SettingRowProps {
  /** Its anchor. */
  id?: string
  icon?: LucideIcon
  title: ReactNode
  /** What it does. A narrow group leaves it to the title and to what opens. */
  text?: ReactNode
  /** How it is set now, below what it is called. */
  state?: ReactNode
  badge?: ReactNode
  /** More about how it is set now, or what it does where few know the title's word. */
  note?: ReactNode
  /** The way to change it, which is pressed anywhere on the row: a button or link of the variant `row`. */
  action?: ReactNode
  /** Words of an action stay beside the title on phones, too: both are short. */
  beside?: boolean
  /** Choices and further actions, which take a line of their own on phones. */
  children?: ReactNode
}

/** The room that the words of a `RowAction` take, the same on every row. */
export const actionRoom = 'pe-10 @lg:pe-60'

/** One setting of a group: what it is called, what it does, how it is set, and the way to change it. */
export function SettingRow({
  id,
  icon: Icon,
  title,
  text,
  state,
  badge,
  note,
  action,
  beside = false,
  children,
}: SettingRowProps) {
  const hidden = state || children ? '@max-3xl:hidden' : (note || action) && '@max-lg:hidden'
  return (
    <div
      id={id}
      className={cn(
        'relative flex scroll-mt-20 flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b px-4 text-sm sm:px-6 @lg:flex-nowrap',
        action && actionRoom,
        beside && '*:last:w-auto',
      )}
    >
      <div className={cn('flex min-w-0 grow items-center gap-3', beside ? 'basis-32' : 'max-sm:w-full')}>
        {Icon && (
          <Icon aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" strokeWidth={1.5} />
        )}
        <div className="grid min-w-0 grow gap-0.5">
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="font-medium wrap-anywhere">{title}</h3>
            {badge}
          </div>
          {state && <p className="text-muted-foreground wrap-anywhere">{state}</p>}
          {text && <p className={cn('max-w-reading text-muted-foreground', hidden)}>{text}</p>}
          {note && <p className="max-w-reading text-muted-foreground">{note}</p>}
        </div>
      </div>
      {children && (
        <div className={cn('z-10 flex shrink-0 items-center gap-2 max-sm:w-full', Icon && 'max-sm:ps-8')}>
          {children}
        </div>
      )}
      {action}
    </div>
  )
}

interface RowActionProps {
  /** Whether it makes something new. */
  adds?: boolean
  /** Whether a narrow group says it too, as it does when something is added. */
  said?: boolean
  /** Whether it opens a menu in its place. */
  unfolds?: boolean
  children: ReactNode
}

/** The words of an action that is pressed anywhere on its row. In a narrow group the title mostly says enough for the eye. */
export function RowAction({
  adds = false,
  unfolds = false,
  said = adds || unfolds,
  children,
}: RowActionProps) {
  return (
    <>
      {adds && <Plus aria-hidden="true" />}
      <span className={said ? 'said' : '@max-lg:sr-only'}>{children}</span>
      {!adds && (
        <ChevronRight aria-hidden="true" className={cn('text-muted-foreground', unfolds && 'rotate-90')} />
      )}
    </>
  )
}
