import { Badge } from '@/components/ui/badge'
import type { History } from '@/lib/domain/history'
import { useNoAllergiesText } from './use-no-allergies-text'

/** Where no allergies are listed: that there are none and when somebody asked, or a warning that nobody did. */
export function NoAllergies({ asked }: { asked: History['noKnownAllergies'] }) {
  const text = useNoAllergiesText()(asked)
  if (asked) return <p className="text-sm text-muted-foreground">{text}</p>
  return (
    <p className="flex">
      <Badge variant="warning">{text}</Badge>
    </p>
  )
}
