'use client'

import { useTranslations } from 'next-intl'
import { NoticeDialog } from '@/components/shared/dialog/notice-dialog'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { routes } from '@/lib/routes'

function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('keyboard')
  const frame = useTranslations('shell')
  // The frame says who has the keys of the staff: who books has Today in the menu, who can hide patients a button for it.
  const books = document.querySelector(`#sidebar a[href="${routes.today}"]`) !== null
  const hides = document.querySelector('[aria-keyshortcuts="Alt+P"]') !== null
  const rows = [
    [frame('keyNamePalette'), t('keyPalette')],
    ['?', t('keyHelp')],
    [t('keyNameSidebar'), t('keySidebar')],
    ...(books ? [[frame('keyNameBook'), t('keyBook')]] : []),
    ...(hides ? [[frame('keyNameDiscreet'), t('keyDiscreet')]] : []),
    [t('keyNameArrows'), t('keyArrows')],
    [t('keyNameEnter'), t('keyEnter')],
    [t('keyEscape'), t('keyClose')],
  ]
  return (
    <NoticeDialog title={t('keyboardTitle')} text={t('keyboardIntro')} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 text-sm">
        {rows.map(([key, meaning]) => (
          <div key={meaning} className="contents">
            <dt>
              <kbd className="inline-block rounded-xs border border-border-strong bg-muted px-1.5 py-0.5 font-sans text-xs whitespace-nowrap">
                {key}
              </kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </NoticeDialog>
  )
}

export const KeyboardHelp = withFullMessages(HelpDialog)
