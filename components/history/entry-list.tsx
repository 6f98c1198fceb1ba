import { useTranslations } from 'next-intl'
import type { EntryOfVisit } from '@/lib/domain/appointment'

/** Entries that were found or decided at a visit. */
export function EntryList({ entries }: { entries: readonly EntryOfVisit[] }) {
  const t = useTranslations('visitActions')
  return (
    <ul className="grid gap-3">
      {entries.map(({ id, kind, name, text, since, until }) => (
        <li key={id} className="grid gap-0.5 border-s-2 ps-3 wrap-anywhere print:break-inside-avoid">
          <p className="font-medium">{name}</p>
          <p className="whitespace-pre-line">{text}</p>
          <p className="text-sm text-muted-foreground">
            {t(`entryKinds.${kind}`)} · {since}
            {until && ` – ${until}`}
          </p>
        </li>
      ))}
    </ul>
  )
}
