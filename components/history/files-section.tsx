import { useTranslations } from 'next-intl'
import { type FileKind, type History, type HistoryRights, mayRemove } from '@/lib/domain/history'
import { FileRow } from './file-row'
import type { OpenDialog, WriteAbout } from './history-dialog'
import { Section } from './section'

const texts = {
  analytic: { section: 'analytics', upload: 'uploadAnalytic', empty: 'noAnalytics' },
  image: { section: 'images', upload: 'uploadImage', empty: 'noImages' },
} as const

type FilesSectionProps = {
  history: History
  of: FileKind
  timeZone: string
  rights: HistoryRights
  onOpen: OpenDialog
  writeTo: WriteAbout
}

/** Analytics or images, newest first. */
export function FilesSection({ history, of, timeZone, rights, onOpen, writeTo }: FilesSectionProps) {
  const t = useTranslations('history')
  const { section, upload, empty } = texts[of]
  const files = history[section].toSorted((a, b) => b.date.localeCompare(a.date))
  return (
    <Section
      name={section}
      empty={files.length === 0}
      emptyText={t(empty)}
      add={rights.add ? { label: t(upload), onClick: () => onOpen({ kind: 'upload', of }) } : null}
    >
      <ul className="divide-y rounded-lg border bg-card">
        {files.map((file) => (
          <FileRow
            key={file.id}
            historyId={history.id}
            of={of}
            file={file}
            timeZone={timeZone}
            writeHref={writeTo(of, file.id)}
            onView={() => onOpen({ kind: 'view', of, file })}
            onDelete={
              mayRemove(rights, file) ? () => onOpen({ kind: 'delete', target: { of, entry: file } }) : null
            }
          />
        ))}
      </ul>
    </Section>
  )
}
