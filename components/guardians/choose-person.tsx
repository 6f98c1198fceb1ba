'use client'

import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/browser/request'
import { sessionEndpoints } from '@/lib/endpoints/session'
import { routes } from '@/lib/routes'

interface ChoosePersonProps {
  patientId: string
  label: string
}

/** Goes on as a patient; the whole page is loaded anew, so that nothing of another one stays. */
export function ChoosePerson({ patientId, label }: ChoosePersonProps) {
  const { run, pending, sentence } = useAct({ key: 'guardians.notChosen' })
  const choose = () =>
    run(async () => {
      await call(sessionEndpoints.move, { body: { patientId } })
      window.location.assign(routes.appointments)
    })
  return (
    <>
      <Button variant="secondary" disabled={pending} onClick={choose}>
        {label}
      </Button>
      <SentenceAlert of={sentence} />
    </>
  )
}
