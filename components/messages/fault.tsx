import { Icon } from '@/components/ui/icon'

/** A sentence about what a field of a new message lacks. */
export function Fault({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-sm text-destructive-strong">
      <Icon name="circle-alert" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
