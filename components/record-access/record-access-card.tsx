'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Consent } from '#contract/consents'
import { OpenToDialog } from '@/components/record-access/large-parts'
import { SettingGroup } from '@/components/shared/page/setting-group'
import { RowAction, SettingRow } from '@/components/shared/page/setting-row'
import { AsIs, KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useFollowed } from '@/lib/browser/use-followed'
import { isAskedFor } from '@/lib/domain/consent'
import type { ClinicAccess, RecordAccess } from '@/lib/domain/record-access'
import { formatDay } from '@/lib/format/dates'
import { ChangeDialog } from './change-dialog'
import { EmergencyList } from './emergency-list'

interface RecordAccessCardProps {
  patientId: string
  initial: RecordAccess
  consents: readonly Consent[]
}

/** Which clinics may open a patient's record, since when and why, for the patient to end and to open again. */
export function RecordAccessCard({ patientId, initial, consents }: RecordAccessCardProps) {
  const t = useTranslations('access')
  const router = useRouter()
  const [access, setAccess] = useFollowed(initial)
  const [asked, setAsked] = useState<{ clinicId: string; name: string; open: boolean } | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const sharing = consents.find(({ kind }) => kind === 'sharing')
  const show = (next: RecordAccess) => {
    setAccess(next)
    // The consent that goes with it is on the same page, and changes as well.
    if (sharing && isAskedFor(sharing)) router.refresh()
  }
  return (
    <SettingGroup id="access" title={t('title')} text={t('text')}>
      {access.clinics.length === 0 && (
        <p className="border-b px-4 text-sm text-muted-foreground sm:px-6">{t('none')}</p>
      )}
      {access.clinics.map((clinic) => (
        <ClinicRow
          key={clinic.clinicId}
          clinic={clinic}
          onAsk={() => setAsked({ ...clinic, open: !clinic.open })}
        />
      ))}
      <SettingRow
        title={t('other')}
        action={
          <Button variant="row" aria-label={t('other')} onClick={() => setChoosing(true)}>
            <Icon name="chevron-right" className="text-muted-foreground" />
          </Button>
        }
      />
      <EmergencyList emergencies={access.emergencies} />
      {asked && sharing && (
        <ChangeDialog
          patientId={patientId}
          asked={asked}
          sharing={sharing}
          onChanged={show}
          onClose={() => setAsked(null)}
        />
      )}
      {isChoosing && sharing && (
        <OpenToDialog
          patientId={patientId}
          known={access.clinics.map(({ clinicId }) => clinicId)}
          sharing={sharing}
          onChanged={show}
          onClose={() => setChoosing(false)}
        />
      )}
    </SettingGroup>
  )
}

function ClinicRow({ clinic, onAsk }: { clinic: ClinicAccess; onAsk: () => void }) {
  const t = useTranslations('access')
  const locale = useLocale()
  const day = (at: string) => keptWord(formatDay(at, clinic.timeZone, locale))
  return (
    <SettingRow
      title={<AsIs className={clinic.open ? undefined : 'text-muted-foreground'}>{clinic.name}</AsIs>}
      note={
        <KeptWords>
          {clinic.endedAt === null
            ? `${t('since', { date: day(clinic.since) })} · ${t(`why.${clinic.why}`)}`
            : t('ended', { date: day(clinic.endedAt) })}
        </KeptWords>
      }
      action={
        <Button
          variant="row"
          className={clinic.open ? 'text-destructive-strong' : undefined}
          aria-label={t(clinic.open ? 'endOf' : 'openAgainOf', { clinic: clinic.name })}
          onClick={onAsk}
        >
          <RowAction said>{t(clinic.open ? 'end' : 'openAgain')}</RowAction>
        </Button>
      }
    />
  )
}
