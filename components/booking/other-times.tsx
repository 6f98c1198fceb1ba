import { useLocale } from 'next-intl'
import { Time } from '@/components/shared/text/as-is'
import { Button } from '@/components/ui/button'
import { formatSlot } from '@/lib/format/dates'

interface OtherTimesProps {
  /** ISO instants. */
  times: readonly string[]
  timeZone: string
  pending: boolean
  onSlot: (slot: string) => void
}

/** Free times near one that was refused, to be chosen instead. */
export function OtherTimes({ times, timeZone, pending, onSlot }: OtherTimesProps) {
  const locale = useLocale()
  if (times.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {times.map((each) => (
        <li key={each}>
          <Button variant="secondary" disabled={pending} onClick={() => onSlot(each)}>
            <Time dateTime={each} className="inline-block first-letter:uppercase">
              {formatSlot(each, timeZone, locale)}
            </Time>
          </Button>
        </li>
      ))}
    </ul>
  )
}
