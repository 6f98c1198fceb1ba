'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { sentences } from '#contract/sentences'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { Progress } from '@/components/ui/progress'
import { toast } from '@/components/ui/toast'
import { useSentence } from '@/components/ui/use-sentence'
import { type ImportFile, leftOut } from '@/lib/domain/import-file'
import { routes } from '@/lib/routes'
import { useDiscardImport, useImportRun } from '@/lib/swr/imports'

type ImportRunProps = { file: Pick<ImportFile, 'id' | 'kind' | 'counts' | 'registers' | 'links'> }

/** What a run would do, the way to do it, and how far it is. */
export function ImportRun({ file }: ImportRunProps) {
  const { id, kind, registers, links } = file
  const { error: errors } = file.counts
  const t = useTranslations('imports')
  const say = useSentence()
  const router = useRouter()
  const boxId = useId()
  const { step, start, cancel } = useImportRun(id)
  const { trigger: discard, isMutating } = useDiscardImport(id)
  const [leaveOut, setLeaveOut] = useState(false)
  const planned = registers + links
  const isRunning = step.state === 'writing'

  async function run() {
    await start(leaveOut)
    router.refresh()
  }

  function stop() {
    cancel()
    router.refresh()
  }

  async function forget() {
    try {
      await discard()
      router.replace(routes.imports)
    } catch {
      toast.error(say(sentences.failed))
    }
  }

  return (
    <Card className="grid max-w-reading gap-3">
      <CardTitle>{t('run', { kind, count: planned })}</CardTitle>
      <p>{t('plan', { kind, registers, links, left: leftOut(file) })}</p>
      <p className="text-muted-foreground">{t('planText', { kind })}</p>
      {errors > 0 && (
        <label htmlFor={boxId} className="flex min-h-6 items-center gap-2 justify-self-start">
          <input
            id={boxId}
            type="checkbox"
            className="size-4 accent-primary"
            checked={leaveOut}
            disabled={isRunning}
            onChange={({ target }) => setLeaveOut(target.checked)}
          />
          {t('leaveOut', { count: errors })}
        </label>
      )}
      {step.state === 'cancelled' && <Alert>{t('stopped')}</Alert>}
      {step.state === 'failed' && <Alert variant="error">{t(`failures.${step.why}`, { kind })}</Alert>}
      {isRunning ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Progress
            value={step.total > 0 ? (step.done / step.total) * 100 : 0}
            label={t('running')}
            className="min-w-40 flex-1"
          />
          <span className="text-muted-foreground tabular-nums">
            {t('progress', { done: step.done, total: step.total || planned })}
          </span>
          <Button variant="secondary" onClick={stop}>
            {t('cancel')}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button disabled={planned === 0 || (errors > 0 && !leaveOut)} onClick={run}>
            {t('run', { kind, count: planned })}
          </Button>
          <Button variant="secondary" disabled={isMutating} onClick={forget}>
            {t('discard')}
          </Button>
        </div>
      )}
    </Card>
  )
}
