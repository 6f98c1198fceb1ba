'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { type PushState, pushState, turnPushOff, turnPushOn } from '@/lib/browser/device/push'

/** Turns notifications on and off in this browser; absent where a browser has none. */
export function PushRow() {
  const t = useTranslations('push')
  const [state, setState] = useState<PushState>('missing')
  const { run, pending, sentence } = useAct({ key: 'push.failed' })
  useEffect(() => {
    void pushState().then(setState)
  }, [])
  if (state === 'missing') return null

  const turn = (change: () => Promise<PushState>) =>
    run(async () => {
      const next = await change()
      setState(next)
      if (next === 'on' || (next === 'off' && state === 'on'))
        toast.success(t(next === 'on' ? 'isOn' : 'isOff'))
    })

  return (
    <div className="grid gap-2 border-t pt-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 basis-56 grow">
          <p className="font-medium">{t('title')}</p>
          <p className="text-muted-foreground">{t(state === 'blocked' ? 'blocked' : 'text')}</p>
        </div>
        {state !== 'blocked' && (
          <Button
            type="button"
            variant="secondary"
            size="sm"
            disabled={pending}
            onClick={() => turn(state === 'on' ? turnPushOff : turnPushOn)}
          >
            {t(state === 'on' ? 'turnOff' : 'turnOn')}
          </Button>
        )}
      </div>
      <SentenceAlert of={sentence} />
    </div>
  )
}
