'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { MissHint } from '#contract/miss-hint'
import { useAct } from '@/components/shared/act/use-act'
import { useSay } from '@/components/shared/act/use-say'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useWrite } from '@/lib/swr/use-call'

interface MissHintTextProps {
  hint: MissHint
  visitId: string
  /** The patient's name, where several such hints are in one list. */
  name?: string
}

/** From here on, in percent, it is a warning. */
const LIKELY = 30

/** Says that somebody may not come, why, and what can be done: quietly, for the staff, beside the visit. */
export function MissHintText({ hint, visitId, name }: MissHintTextProps) {
  const t = useTranslations('hints')
  const { percent, reasons, suggestion, asking, ...facts } = hint
  const why = reasons.map((reason) => t(`reasons.${reason}`, facts)).join(', ')
  return (
    <div data-hint="miss" className="flex items-start gap-1.5 text-sm text-muted-foreground print:hidden">
      <Icon
        name="info"
        className={
          percent >= LIKELY ? 'mt-0.5 size-4 shrink-0 text-warning-strong' : 'mt-0.5 size-4 shrink-0'
        }
      />
      <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-2 wrap-anywhere">
        <p>
          {t.rich('missed', {
            percent,
            why,
            risk: (words) => (
              <span className={percent >= LIKELY ? 'text-warning-strong' : undefined}>{words}</span>
            ),
            reasons: (words) => <span data-reasons>{words}</span>,
          })}
        </p>
        {suggestion && <AskConfirmationButton asking={asking} visitId={visitId} name={name} />}
      </div>
    </div>
  )
}

type AskConfirmationProps = Pick<MissHint, 'asking'> & { visitId: string; name: string | undefined }

/** Asks by one press, or says that the patient was asked, or has to be called. */
function AskConfirmationButton({ asking, visitId, name }: AskConfirmationProps) {
  const t = useTranslations('hints')
  const [isAsked, setAsked] = useState(false)
  const { trigger } = useWrite('reminders.askConfirmation', { params: { id: visitId } })
  const { run, pending, sentence } = useAct({ key: 'hints.askFailed' })
  const say = useSay()

  async function ask() {
    await trigger()
    setAsked(true)
  }

  if (asking === 'by-phone') return <p>{t('byPhone')}</p>
  if (asking === 'done' || isAsked) return <p role="status">{t('asked')}</p>
  return (
    <>
      <Button
        variant="link"
        aria-label={name && t('askOf', { name })}
        disabled={pending}
        onClick={() => run(ask)}
      >
        {t('ask')}
      </Button>
      {sentence && (
        <p role="alert" className="text-destructive-strong">
          {say(sentence)}
        </p>
      )}
    </>
  )
}
