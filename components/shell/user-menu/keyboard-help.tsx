'use client'

import { useTranslations } from 'next-intl'
import { FullMessages } from '@/components/shared/text/full-messages'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'

function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell')
  const rows = [
    [t('keyNamePalette'), t('keyPalette')],
    ['?', t('keyHelp')],
    [t('sidebarHint'), t('keySidebar')],
    [t('keyNameBook'), t('keyBook')],
    [t('keyNameDiscreet'), t('keyDiscreet')],
    [t('keyNameArrows'), t('keyArrows')],
    [t('keyNameEnter'), t('keyEnter')],
    ['← →', t('keyTabs')],
    [t('keyEscape'), t('keyClose')],
  ]
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('keyboardTitle')}</DialogTitle>
          <DialogDescription>{t('keyboardIntro')}</DialogDescription>
        </DialogHeader>
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
      </DialogContent>
    </Dialog>
  )
}

export function KeyboardHelp(props: { onClose: () => void }) {
  return (
    <FullMessages>
      <HelpDialog {...props} />
    </FullMessages>
  )
}
