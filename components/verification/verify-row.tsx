'use client'

import { useLocale, useTranslations } from 'next-intl'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { AsIs, KeptWords, keptWord } from '@/components/shared/text/as-is'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { Button } from '@/components/ui/button'
import type { AnswerOfCall } from '@/lib/endpoints/browser-call'
import { formatPlainDay, formatSlot } from '@/lib/format/dates'
import { useWrite } from '@/lib/swr/use-call'

type Person = AnswerOfCall<'patients.toVerify'>['patients'][number]
type Similar = Person['similar'][number]
type Verdict = { verdict: 'new' | 'nonsense' } | { verdict: 'same'; patientId: string }

interface VerifyRowProps {
  person: Person
  /** Told whose record it is now; null for nobody's. */
  onSettled: (keptId: string | null) => void
}

/** One person with the patients whom they may be. Each word is one press. */
export function VerifyRow({ person, onSettled }: VerifyRowProps) {
  const t = useTranslations('verification')
  const locale = useLocale()
  const { trigger } = useWrite('patients.verify', { params: { id: person.id } })
  const act = useAct(({ status }) => ({ key: `verification.${status === 409 ? 'overlap' : 'failed'}` }))
  const name = `${person.name} ${person.surname}`
  const settle = (verdict: Verdict, keptId: string | null) =>
    act.run(async () => {
      await trigger(verdict)
      onSettled(keptId)
    })
  return (
    <li className="grid gap-3 py-3">
      <div className="grid gap-0.5">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <AsIs className="font-medium wrap-anywhere">{name}</AsIs>
          <span className="text-muted-foreground tabular-nums">
            <AsIs>
              {[formatPlainDay(person.birthdate, locale), person.document].filter(Boolean).join(' · ')}
            </AsIs>
          </span>
          {person.phone && <PhoneLink phone={person.phone} />}
          <span className="text-muted-foreground wrap-anywhere">
            <AsIs>{person.email}</AsIs>
          </span>
        </span>
        {person.visit && (
          <span className="text-muted-foreground">
            <KeptWords>
              {t('visit', {
                when: keptWord(formatSlot(person.visit.start, person.visit.timeZone, locale)),
                doctor: keptWord(person.visit.doctorName),
              })}
            </KeptWords>
          </span>
        )}
      </div>
      {person.similar.map((known) => (
        <div
          key={known.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-muted px-3 py-2"
        >
          <span className="grid min-w-0">
            <AsIs className="wrap-anywhere">{`${known.name} ${known.surname} · ${formatPlainDay(known.birthdate, locale)}`}</AsIs>
            <span className="text-sm text-muted-foreground">{t(sameness(known))}</span>
          </span>
          <Button
            size="sm"
            disabled={act.pending}
            aria-label={t('sameAs', { name, other: `${known.name} ${known.surname}` })}
            onClick={() => settle({ verdict: 'same', patientId: known.id }, known.id)}
          >
            {t('same')}
          </Button>
        </div>
      ))}
      <SentenceAlert of={act.sentence} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          disabled={act.pending}
          aria-label={t('newOf', { name })}
          onClick={() => settle({ verdict: 'new' }, person.id)}
        >
          {t('new')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          disabled={act.pending}
          aria-label={t('nonsenseOf', { name })}
          onClick={() => settle({ verdict: 'nonsense' }, null)}
        >
          {t('nonsense')}
        </Button>
      </div>
    </li>
  )
}

function sameness({ sameDocument, sameBirthdate }: Similar) {
  if (sameDocument) return sameBirthdate ? 'sameBoth' : 'sameDocument'
  return sameBirthdate ? 'sameBirthdate' : 'sameName'
}
