'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import type { ImportStep } from '#contract/imports'
import { useToastAct } from '@/components/shared/act/use-toast-act'
import { Alert } from '@/components/ui/alert'
import { Button, buttonVariants } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { CheckboxRow } from '@/components/ui/checkbox'
import { Progress } from '@/components/ui/progress'
import { linesOf } from '@/lib/browser/json-lines'
import { refreshIfReached } from '@/lib/browser/request'
import { hasQuestions, type ImportFile, leftOut, missingFields } from '@/lib/domain/import-file'
import { callAddress } from '@/lib/endpoints/browser-call'
import { routes } from '@/lib/routes'
import { useWrite } from '@/lib/swr/use-call'

type ImportRunProps = {
  file: Pick<ImportFile, 'id' | 'kind' | 'counts' | 'registers' | 'links' | 'columns' | 'source'>
}

/** The effect of a run, its button and its progress. */
export function ImportRun({ file }: ImportRunProps) {
  const { id, kind, registers, links } = file
  const { error: errors } = file.counts
  const t = useTranslations('imports')
  const router = useRouter()
  const { step, start, cancel } = useImportRun(id)
  const { trigger: discard } = useWrite('imports.discard', { params: { id } })
  const discarding = useToastAct()
  const [leaveOut, setLeaveOut] = useState(false)
  const planned = registers + links
  const isReadable = missingFields(file).length === 0 && !(file.source && hasQuestions(file.source))
  const isAllWrong = isReadable && errors > 0 && planned === 0 && leftOut(file) === errors
  const why = isReadable ? errors > 0 && !leaveOut && t('whyErrors') : t('whyUnread')
  const whyId = useId()
  const isRunning = step.state === 'writing'

  async function run() {
    await start(leaveOut)
    await refreshIfReached(router)
  }

  function stop() {
    cancel()
    void refreshIfReached(router)
  }

  async function forget() {
    await discard()
    router.replace(routes.imports)
  }

  return (
    <Card className="grid max-w-reading gap-3">
      <CardTitle>{isAllWrong ? t('allWrong') : t('run', { kind, count: planned })}</CardTitle>
      {isAllWrong ? (
        <p>{t('allWrongText')}</p>
      ) : (
        <>
          <p>
            {isReadable
              ? t('plan', { kind, registers, links, left: leftOut(file) })
              : t('ready', { ready: planned, count: planned + leftOut(file) })}
          </p>
          <p className="text-muted-foreground">{t('planText', { kind })}</p>
        </>
      )}
      {errors > 0 && isReadable && !isAllWrong && (
        <CheckboxRow
          className="justify-self-start"
          checked={leaveOut}
          disabled={isRunning}
          onChange={({ target }) => setLeaveOut(target.checked)}
        >
          {t('leaveOut', { count: errors })}
        </CheckboxRow>
      )}
      {step.state === 'cancelled' && <Alert>{t('stopped')}</Alert>}
      {step.state === 'failed' && <Alert variant="error">{t(`failures.${step.why}`, { kind })}</Alert>}
      {why && !isAllWrong && (
        <p id={whyId} className="text-muted-foreground">
          {why}
        </p>
      )}
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
          {isAllWrong ? (
            <Link prefetch={false} href={routes.imports} className={buttonVariants()}>
              {t('corrected')}
            </Link>
          ) : (
            <Button
              disabled={!isReadable || planned === 0 || (errors > 0 && !leaveOut)}
              aria-describedby={why ? whyId : undefined}
              onClick={run}
            >
              {t('run', { kind, count: planned })}
            </Button>
          )}
          <Button variant="secondary" disabled={discarding.pending} onClick={() => discarding.run(forget)}>
            {t('discard')}
          </Button>
        </div>
      )}
    </Card>
  )
}

type RunState = ImportStep | { state: 'idle' | 'cancelled' }

/** Writes a file and says how far it is. Who cancels or leaves the page before it is done takes everything back. */
function useImportRun(id: string) {
  const [step, setStep] = useState<RunState>({ state: 'idle' })
  const work = useRef<AbortController>(undefined)
  useEffect(() => () => work.current?.abort(), [])

  /** Answers whether it was written. */
  async function start(leaveOut: boolean): Promise<boolean> {
    work.current = new AbortController()
    const { signal } = work.current
    setStep({ state: 'writing', done: 0, total: 0 })
    let last: RunState = { state: 'failed', why: 'fault' }
    try {
      const address = callAddress('imports.run', { params: { id } })
      for await (const each of linesOf<ImportStep>(address, { body: { leaveOut }, signal })) {
        if (signal.aborted) return false
        last = each
        setStep(each)
      }
    } catch {
      last = { state: 'failed', why: 'fault' }
    }
    if (signal.aborted) return false
    // An answer that breaks off has no last step.
    setStep(last.state === 'writing' ? { state: 'failed', why: 'stopped' } : last)
    return last.state === 'done'
  }

  function cancel() {
    work.current?.abort()
    setStep({ state: 'cancelled' })
  }

  return { step, start, cancel }
}
