import { CheckList } from '@/components/shared/text/check-list'

/** The rights of somebody who acts for another person, a line each. */
export function CarerMay({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="grid gap-2 text-sm">
      <p className="text-muted-foreground">{title}</p>
      <CheckList items={items} />
    </div>
  )
}
