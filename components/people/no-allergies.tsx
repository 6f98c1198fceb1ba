import { Badge } from '@/components/ui/badge'
import type { History } from '@/lib/domain/history'
import { useNoAllergiesText } from './use-no-allergies-text'

/** An empty list of allergies: when somebody asked and there were none, or a warning that nobody did. */
export function NoAllergies({ asked }: { asked: History['noKnownAllergies'] }) {
  const text = useNoAllergiesText()(asked)
  if (asked) return <p className="text-sm text-muted-foreground">{text}</p>
  return (
    <p className="flex">
      <Badge variant="warning">{text}</Badge>
    </p>
  )
}
