'use client'

import { ArrowLeftRight } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { ChoiceRow } from '@/components/merges/choice-row'
import { useShownConflict } from '@/components/merges/use-shown-conflict'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { Button, buttonVariants } from '@/components/ui/button'
import { Card, CardFooter } from '@/components/ui/card'
import { toast } from '@/components/ui/toast'
import { type Choices, type MergePreview, openConflicts, type Side, usualChoices } from '@/lib/domain/merge'
import { formatDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { useWrite } from '@/lib/swr/use-call'

interface MergeScreenProps {
  preview: MergePreview
  /** Time zone of the reader's clinic. */
  timeZone: string
  /** The reader may open histories and continues with that of the kept record. */
  opensHistory: boolean
}

const shownMoves = ['visits', 'entries', 'files', 'threads', 'waitlist'] as const

/** Two records beside each other: what stays is chosen, then they become one. */
export function MergeScreen({ preview, timeZone, opensHistory }: MergeScreenProps) {
  const t = useTranslations('merges')
  const locale = useLocale()
  const format = useFormatter()
  const router = useRouter()
  const { keep, merge } = preview.patients
  const [choose, setChoose] = useState<Choices>(() => usualChoices(preview.conflicts))
  const [account, setAccount] = useState<Side>(preview.accounts.keep ? 'keep' : 'merge')
  const [asks, setAsks] = useState(false)
  const { trigger } = useWrite('merges.merge')
  const { run, pending, sentence } = useAct()
  const shownConflict = useShownConflict(timeZone)
  const open = openConflicts(preview.conflicts, choose)
  const { keep: ours, merge: theirs } = preview.accounts
  const moved = shownMoves
    .filter((what) => preview.moves[what] > 0)
    .map((what) => t(`moved.${what}`, { count: preview.moves[what] }))
  const used = (at: string | null) =>
    at ? t('lastSignIn', { date: formatDay(at, timeZone, locale) }) : t('neverUsed')

  async function mergeThem() {
    await trigger({ body: { keep: keep.id, merge: merge.id, choose, account } })
    toast.success(t('merged'))
    router.push(opensHistory ? routes.history(keep.id) : routes.patients)
  }

  return (
    <Card>
      <div className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-[8rem_1fr_1fr]">
        {(['keep', 'merge'] as const).map((side) => (
          <div key={side} className={side === 'keep' ? 'sm:col-start-2' : ''}>
            <p className="text-xs text-muted-foreground">{t(side === 'keep' ? 'stays' : 'goes')}</p>
            <p translate="no" className="font-semibold wrap-anywhere">
              {preview.patients[side].name} {preview.patients[side].surname}
            </p>
          </div>
        ))}
        <Link
          href={routes.mergePair(merge.id, keep.id)}
          prefetch={false}
          replace
          className={buttonVariants({
            variant: 'ghost',
            size: 'sm',
            className:
              '-ms-3 justify-self-start max-sm:col-span-2 sm:col-start-1 sm:row-start-1 sm:self-center',
          })}
        >
          <ArrowLeftRight aria-hidden="true" />
          {t('swap')}
        </Link>
      </div>
      <p className="text-sm text-muted-foreground">
        {preview.conflicts.length > 0 && t('choose')} {t('swapHint')}
      </p>
      <div className="grid gap-3">
        {preview.conflicts.map((conflict) => {
          const { label, keep: one, merge: other } = shownConflict(conflict)
          return (
            <ChoiceRow
              key={conflict.field}
              name={conflict.field}
              label={t(`fields.${label}`)}
              keep={one}
              merge={other}
              chosen={choose[conflict.field]}
              onChoose={(side) => setChoose({ ...choose, [conflict.field]: side })}
            />
          )
        })}
        {ours && theirs && (
          <ChoiceRow
            name="account"
            label={t('fields.account')}
            keep={`${ours.email} · ${used(ours.lastSignIn)}`}
            merge={`${theirs.email} · ${used(theirs.lastSignIn)}`}
            chosen={account}
            onChoose={setAccount}
          />
        )}
      </div>
      <p className="text-sm text-muted-foreground">
        {moved.length > 0 ? t('moves', { what: format.list(moved) }) : t('nothingMoves')}
      </p>
      <CardFooter className="flex-wrap border-t pt-4">
        <Button onClick={() => setAsks(true)} disabled={open.length > 0 || pending}>
          {t('merge')}
        </Button>
        {open.length > 0 && (
          <p className="text-sm text-muted-foreground">{t('open', { count: open.length })}</p>
        )}
      </CardFooter>
      <SentenceAlert of={asks ? null : sentence} />
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('askTitle')}
        description={t('askText', { name: `${keep.name} ${keep.surname}` })}
        confirmLabel={t('merge')}
        destructive
        pending={pending}
        error={sentence}
        onConfirm={() => run(mergeThem)}
      />
    </Card>
  )
}
