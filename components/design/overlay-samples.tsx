'use client'

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { FormDialog } from '@/components/shared/dialog/form-dialog'
import { SavedFormDialog } from '@/components/shared/dialog/saved-form-dialog'
import { TextField } from '@/components/shared/form/text-field'
import { TimePicker } from '@/components/shared/form/time-picker'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { PrintButton } from '@/components/shared/page/print-button'
import { useProof } from '@/components/shared/proof/use-proof'
import { CopyButton } from '@/components/shared/text/copy-button'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { Label } from '@/components/ui/label'
import { toast } from '@/components/ui/toast'
import { RequestError } from '@/lib/browser/request'
import type { Proof } from '@/lib/domain/account'

/** Stands for an act that the server does only with a password. */
async function askedOnce({ currentPassword }: Proof): Promise<null> {
  if (currentPassword === undefined) throw new RequestError(403, 'password_needed', {})
  return null
}

export function OverlaySamples() {
  const [form, setForm] = useState(false)
  const [confirm, setConfirm] = useState(false)
  const [start, setStart] = useState('09:00')
  const { proven, question } = useProof()
  return (
    <section className="grid gap-3">
      <h2 className="text-base font-semibold">What floats</h2>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setForm(true)}>
          Form dialog
        </Button>
        <DialogButton dialog={(close) => <SavedFormSample onClose={close} />}>Saved form</DialogButton>
        <Button variant="secondary" onClick={() => setConfirm(true)}>
          Confirm dialog
        </Button>
        <Button variant="secondary" onClick={() => proven(askedOnce)}>
          Password dialog
        </Button>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="secondary">Menu</Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="start">
            <DropdownMenuRadioGroup value="cardiology">
              <DropdownMenuRadioItem value="cardiology">Cardiology</DropdownMenuRadioItem>
              <DropdownMenuRadioItem value="neurology">Neurology</DropdownMenuRadioItem>
            </DropdownMenuRadioGroup>
          </DropdownMenuContent>
        </DropdownMenu>
        <Button
          variant="secondary"
          onClick={() =>
            toast.success('Notification Sent', { description: 'Notification email sent to the patient.' })
          }
        >
          Toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast.error('Error updating specialty', { action: { label: 'Try again', onClick: () => {} } })
          }
        >
          Error toast
        </Button>
        <CopyButton text="JBSWY3DPEHPK3PXP" />
        <PrintButton label="Print" />
      </div>
      {question}
      <FormDialog
        open={form}
        onOpenChange={setForm}
        title="Edit Schedule"
        description="Clínica Retiro, clinic time"
        submitLabel="Update Schedule"
        secondaryAction={<Button variant="destructive-outline">Delete Schedule</Button>}
        error="An error occurred. Please try again later."
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="grid gap-1.5">
          <Label htmlFor="sample-start" required>
            Start time
          </Label>
          <TimePicker id="sample-start" label="Start time" value={start} onChange={setStart} />
        </div>
      </FormDialog>
      <ConfirmDialog
        open={confirm}
        onOpenChange={setConfirm}
        title="Delete Doctor"
        description="Are you sure you want to delete this doctor? You cannot undo this action."
        confirmLabel="Delete Doctor"
        cancelLabel="No"
        destructive
        onConfirm={() => setConfirm(false)}
      />
    </section>
  )
}

/** A form that its dialog saves. */
function SavedFormSample({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { name: 'Sala 1' } })
  const saving = useFormSave(form, async () => onClose())
  return (
    <SavedFormDialog form={form} saving={saving} title="Edit Room" submitLabel="Save" onClose={onClose}>
      <TextField control={form.control} name="name" label="Name" required />
    </SavedFormDialog>
  )
}
