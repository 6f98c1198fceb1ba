'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { updateClinicInput } from '#contract/clinics'
import { sentences } from '#contract/sentences'
import type { ZoneChange } from '#contract/zone-change'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { useProof } from '@/components/shared/proof/use-proof'
import { RequestError } from '@/lib/browser/request'
import type { Clinic } from '@/lib/domain/clinic'
import { zoneName } from '@/lib/format/dates'
import { useWrite } from '@/lib/swr/use-call'

type Input = z.input<typeof updateClinicInput>
type Output = z.output<typeof updateClinicInput>

/** Saves a clinic, and asks before it does what needs the password or moves hours to another time zone. */
export function useClinicSave(
  clinic: Clinic,
  form: UseFormReturn<Input, unknown, Output>,
  onSaved: (clinic: Clinic) => void,
) {
  const router = useRouter()
  const { trigger, isMutating: saving } = useWrite('clinics.update', { params: { id: clinic.id } })
  const { proven, question } = useProof()
  // The change of zone that is asked about, with the form as it was sent.
  const [asked, setAsked] = useState<{ change: ZoneChange; input: Output } | null>(null)

  async function save(input: Output) {
    try {
      const saved = await proven((proof) => trigger({ ...input, ...proof }))
      setAsked(null)
      if (!saved) return
      onSaved(saved)
      router.refresh()
    } catch (error) {
      const change = error instanceof RequestError ? error.envelope.zoneChange : undefined
      setAsked(change ? { change, input } : null)
      if (!change) throw error
    }
  }

  const { submit, confirmed, refusal } = useFormSave(form, save, ({ code }) =>
    code === 'stale' ? { key: 'clinics.stale' } : sentences.failed,
  )
  const questions = (
    <>
      {question}
      <ZoneConfirm
        change={asked?.change ?? null}
        pending={saving}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && confirmed({ ...asked.input, zoneVersion: asked.change.version })}
      />
    </>
  )
  return { submit, saving, refusal, questions }
}

interface ZoneConfirmProps {
  /** Null asks nothing. */
  change: ZoneChange | null
  pending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** The effects of another time zone on appointments, working hours and days off, before it is saved. */
function ZoneConfirm({ change, pending, onConfirm, onCancel }: ZoneConfirmProps) {
  const t = useTranslations('clinics.zoneChange')
  const locale = useLocale()
  const { visits = 0, outside = 0, shifts = 0, series = 0, daysOff = 0 } = change ?? {}
  const zones = change && { from: zoneName(change.from, locale), to: zoneName(change.to, locale) }
  return (
    <ConfirmDialog
      open={change !== null}
      onOpenChange={(open) => open || onCancel()}
      title={t('title')}
      description={zones && t('text', zones)}
      confirmLabel={t('confirm')}
      pending={pending}
      onConfirm={onConfirm}
    >
      <ul className="grid list-disc gap-1.5 ps-5 text-sm">
        <li>{t('visits', { count: visits })}</li>
        {outside > 0 && (
          <li className="font-medium text-destructive-strong">{t('outside', { count: outside })}</li>
        )}
        <li>{t('hours', { count: shifts, series })}</li>
        <li>{t('daysOff', { count: daysOff })}</li>
      </ul>
    </ConfirmDialog>
  )
}
