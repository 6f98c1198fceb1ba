'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ClinicRegistration } from '@/components/clinics/new-clinic-fields'
import { useAct } from '@/components/shared/act/use-act'
import { showFieldErrors } from '@/components/shared/form/form-errors'
import { untilLeft } from '@/lib/browser/session/leave'
import { clinicEndpoints } from '@/lib/endpoints/clinics'
import { paymentEndpoints } from '@/lib/endpoints/payments'
import { routes } from '@/lib/routes'
import { useSend } from '@/lib/swr/use-write'

/** First the clinic, then its payment: once the clinic exists (`onCreated`), another try only pays. */
export function useClinicRegistration(
  form: UseFormReturn<ClinicRegistration>,
  freePlans: readonly string[],
  onCreated: () => void,
) {
  const router = useRouter()
  const clinicId = useRef<string | null>(null)
  const [created, setCreated] = useState(false)
  const creating = useAct(({ envelope }) =>
    showFieldErrors(form, envelope.errors) ? null : { key: 'clinics.registerFailedText' },
  )
  const paying = useAct({ key: 'plans.paymentFailedText' })
  const creation = useSend(clinicEndpoints.create, {})
  const payment = useSend(paymentEndpoints.start, {})

  async function create(input: ClinicRegistration): Promise<void> {
    const { id } = await creation.trigger(input)
    clinicId.current = id
    setCreated(true)
    onCreated()
  }

  async function pay(id: string, planId: string): Promise<void> {
    const { url } = await payment.trigger({ planId, clinicId: id })
    if (freePlans.includes(planId)) {
      router.push(routes.clinicCreated)
      // The frame names the clinic, and this page is no form any more.
      router.refresh()
    } else window.location.assign(url)
    await untilLeft()
  }

  async function register(input: ClinicRegistration): Promise<void> {
    if (!clinicId.current && !(await creating.run(() => create(input)))) return
    const id = clinicId.current
    if (id) await paying.run(() => pay(id, input.plan))
  }

  return {
    register,
    created,
    pending: creating.pending || paying.pending,
    /** Why there is no clinic, and why it is not paid. */
    notCreated: creating.sentence,
    notPaid: paying.sentence,
  }
}
