'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { RecordDeathDialog } from '@/components/deaths/large-parts'
import { useAct } from '@/components/shared/act/use-act'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { SettingCard } from '@/components/shared/page/setting-card'
import { RowAction } from '@/components/shared/page/setting-row'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { useWrite } from '@/lib/swr/use-call'

interface DeathCardProps {
  patient: {
    id: string
    name: string
    surname: string
    birthdate: string
    deceasedOn?: string | null | undefined
  }
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
}

/** The record of a patient's death by staff, rare and quiet, and the way to take it back. */
export function DeathCard({ patient, today }: DeathCardProps) {
  const t = useTranslations('deaths')
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const { trigger } = useWrite('deaths.takeBack')
  const { run, pending, sentence } = useAct()
  const { id, deceasedOn } = patient
  const shown = useRef(deceasedOn)
  // The pressed button goes with what it changed, and a keyboard would begin at the page's top.
  useEffect(() => {
    if (shown.current !== deceasedOn && document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true })
    shown.current = deceasedOn
  }, [deceasedOn])

  async function takeBack() {
    const { restored } = await trigger({ params: { id } })
    setOpen(false)
    const { visits, lostVisits } = restored
    toast.success(
      t('takenBack', { visits }),
      lostVisits > 0 ? { description: t('lost', { lostVisits }) } : {},
    )
    router.refresh()
  }

  if (!deceasedOn)
    return (
      <DialogButton
        variant="link"
        className="ms-auto font-normal text-muted-foreground print:hidden"
        dialog={(close) => <RecordDeathDialog patient={patient} today={today} onClose={close} />}
      >
        {t('record')}
      </DialogButton>
    )
  return (
    <SettingCard
      className="basis-full print:hidden"
      title={t('recorded')}
      text={t('takeBackText')}
      row={
        <Button variant="row" onClick={() => setOpen(true)}>
          <RowAction>{t('takeBack')}</RowAction>
        </Button>
      }
    >
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('takeBackTitle', { name: `${patient.name} ${patient.surname}` })}
        description={t('takeBackText')}
        confirmLabel={t('takeBack')}
        pending={pending}
        error={sentence}
        onConfirm={() => run(takeBack)}
      />
    </SettingCard>
  )
}
