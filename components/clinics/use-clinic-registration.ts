'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ClinicRegistration } from '@/components/clinics/register-clinic-form'
import { showFieldErrors } from '@/components/shared/form/form-errors'
import { RequestError } from '@/lib/browser/request'
import { routes } from '@/lib/routes'
import { useCreateClinic } from '@/lib/swr/clinics'
import { useStartPayment } from '@/lib/swr/payments'

interface Failure {
  title: string
  text: string
}

/** First the clinic, then its payment: once the clinic exists (`onCreated`), another try only pays. */
export function useClinicRegistration(
  form: UseFormReturn<ClinicRegistration>,
  freePlans: readonly string[],
  onCreated: () => void,
) {
  const t = useTranslations()
  const router = useRouter()
  const clinicId = useRef<string | null>(null)
  const [created, setCreated] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const creation = useCreateClinic()
  const payment = useStartPayment()

  async function create(input: ClinicRegistration): Promise<string | null> {
    try {
      const { id } = await creation.trigger(input)
      setCreated(true)
      onCreated()
      return id
    } catch (error) {
      const placed = error instanceof RequestError && showFieldErrors(form, error.envelope.errors)
      if (!placed) setFailure({ title: t('clinics.registerFailed'), text: t('clinics.registerFailedText') })
      return null
    }
  }

  async function pay(id: string, planId: string): Promise<void> {
    try {
      const { url } = await payment.trigger({ planId, clinicId: id })
      setLeaving(true)
      if (!freePlans.includes(planId)) return window.location.assign(url)
      router.push(routes.clinicCreated)
      // The frame names the clinic, and this page is no form any more.
      router.refresh()
    } catch {
      setFailure({ title: t('plans.paymentFailed'), text: t('plans.paymentFailedText') })
    }
  }

  async function register(input: ClinicRegistration): Promise<void> {
    setFailure(null)
    clinicId.current ??= await create(input)
    if (clinicId.current) await pay(clinicId.current, input.plan)
  }

  return { register, created, failure, pending: creation.isMutating || payment.isMutating || leaving }
}
