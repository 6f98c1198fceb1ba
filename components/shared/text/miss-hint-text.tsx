import { useTranslations } from 'next-intl'
import type { MissHint } from '#contract/miss-hint'
import { Icon } from '@/components/ui/icon'
import { AskConfirmationButton } from './ask-confirmation-button'

interface MissHintTextProps {
  hint: MissHint
  visitId: string
  /** The patient's name, where several such hints are in one list. */
  name?: string
}

/** Says that somebody may not come, why, and what can be done: quietly, for the staff, beside the visit. */
export function MissHintText({ hint, visitId, name }: MissHintTextProps) {
  const t = useTranslations('hints')
  const { percent, reasons, suggestion, asking, ...facts } = hint
  const why = reasons.map((reason) => t(`reasons.${reason}`, facts)).join(', ')
  return (
    <div data-hint="miss" className="flex items-start gap-1.5 text-sm text-muted-foreground print:hidden">
      <Icon name="info" className="mt-0.5 size-4 shrink-0" />
      <div className="grid min-w-0 justify-items-start gap-1.5 wrap-anywhere">
        <p>{t('missed', { percent, why })}</p>
        {suggestion && <AskConfirmationButton asking={asking} visitId={visitId} name={name} />}
      </div>
    </div>
  )
}
