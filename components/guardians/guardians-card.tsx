'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { isAdultOn, mayDecideOn } from '#contract/of-age'
import { CarerMay } from '@/components/guardians/carer-may'
import { AddGuardianDialog } from '@/components/guardians/large-parts'
import { useAct } from '@/components/shared/act/use-act'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { SettingCard } from '@/components/shared/page/setting-card'
import { AsIs, KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { CardFooter } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { toast } from '@/components/ui/toast'
import { passFocus } from '@/lib/browser/pass-focus'
import type { AnswerOfCall } from '@/lib/endpoints/browser-call'
import { formatDay, formatPlainDay } from '@/lib/format/dates'
import { useRead, useWrite } from '@/lib/swr/use-call'

interface GuardiansCardProps {
  patient: { id: string; birthdate: string }
  /** `yyyy-MM-dd`: only carers act for whoever is of age on that day. */
  today: string
  /** Whether it is about the reader. */
  own: boolean
}

/** Parents, guardians and carers who act for a patient, to be added and ended. */
export function GuardiansCard({ patient: { id: patientId, birthdate }, today, own }: GuardiansCardProps) {
  const adult = isAdultOn(birthdate, today)
  const t = useTranslations('guardians')
  const { data, error, mutate } = useRead('guardians.list', { params: { id: patientId } })
  const none = data?.guardians.length === 0
  const [adds, setAdds] = useState(false)
  const [ending, setEnding] = useState<{ id: string; name: string } | null>(null)
  const { trigger } = useWrite('guardians.remove')
  const { run, pending, sentence } = useAct()

  async function end(guardianId: string) {
    await trigger({ params: { id: patientId, guardianId } })
    setEnding(null)
    toast.success(t('ended'))
    await mutate()
  }

  const add = (
    <Button
      variant="secondary"
      className="h-auto min-h-9 max-w-full whitespace-normal max-sm:grow pointer-coarse:min-h-11"
      onClick={() => setAdds(true)}
    >
      <Icon name="plus" />
      {t(adult ? 'addCarer' : 'add')}
    </Button>
  )

  // The head of the page warns of a minor alone, and adds the first; it says nothing of a list that could not be read.
  if (!own && !adult && !error && !data?.guardians.length) return null
  return (
    <SettingCard
      id="guardians"
      className="@container scroll-mt-20 print:hidden"
      title={t(own ? 'ownTitle' : 'title')}
      text={own ? (none ? t('nobody') : undefined) : t(none ? 'none' : 'text')}
      action={!own && add}
    >
      {own && <CarerMay title={t('ownMay')} items={t('ownText').split('\n')} />}
      {data && data.guardians.length > 0 && (
        <ul className="divide-y">
          {data.guardians.map((guardian) => (
            <GuardianRow
              key={guardian.id}
              guardian={guardian}
              onEnd={() => setEnding({ id: guardian.id, name: `${guardian.name} ${guardian.surname}` })}
            />
          ))}
        </ul>
      )}
      {own && (
        <CardFooter className="mt-auto">
          {add}
          <p className="w-full text-sm text-muted-foreground">
            {t(mayDecideOn(birthdate, today) ? 'ownEnd' : 'ownEndLater')}
          </p>
        </CardFooter>
      )}
      {adds && (
        <AddGuardianDialog
          patientId={patientId}
          adult={adult}
          own={own}
          onAdded={() => {
            setAdds(false)
            void mutate()
          }}
          onClose={() => setAdds(false)}
        />
      )}
      {ending && (
        <ConfirmDialog
          open
          onOpenChange={() => setEnding(null)}
          title={t('endTitle', { name: ending.name })}
          description={t(own ? 'endOwnText' : 'endText')}
          confirmLabel={t('end')}
          destructive
          pending={pending}
          error={sentence}
          onConfirm={() => run(() => end(ending.id))}
        />
      )}
    </SettingCard>
  )
}

interface GuardianRowProps {
  guardian: AnswerOfCall<'guardians.list'>['guardians'][number]
  onEnd: () => void
}

function GuardianRow({ guardian, onEnd }: GuardianRowProps) {
  const { name, surname, relation, email, state, since, until } = guardian
  const t = useTranslations('guardians')
  const locale = useLocale()
  return (
    <li ref={passFocus} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          <AsIs>{`${name} ${surname}`}</AsIs>
          <Badge variant="secondary">{t(`relations.${relation}`)}</Badge>
          {until && (
            <Badge variant="secondary">
              <span>
                <KeptWords>{t('endsOn', { day: keptWord(formatPlainDay(until, locale)) })}</KeptWords>
              </span>
            </Badge>
          )}
          {state === 'invited' && <Badge variant="warning">{t('invited')}</Badge>}
        </span>
        <span className="block text-sm text-muted-foreground wrap-anywhere">
          <AsIs>{email}</AsIs>
          {since && (
            <>
              {' · '}
              <KeptWords>
                {t('since', { day: keptWord(formatDay(since, 'Europe/Madrid', locale)) })}
              </KeptWords>
            </>
          )}
        </span>
      </span>
      <Button variant="ghost" size="sm" onClick={onEnd}>
        {t('end')}
      </Button>
    </li>
  )
}
