'use client'

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { DocumentFields } from '@/components/people/document-fields'
import { MoreDetails } from '@/components/people/more-details'
import { ClockField } from '@/components/shared/form/clock-field'
import { DateField } from '@/components/shared/form/date-field'
import { DatePicker } from '@/components/shared/form/date-picker'
import { DayParam } from '@/components/shared/form/day-param'
import { FieldGroup } from '@/components/shared/form/field-group'
import { FileDrop } from '@/components/shared/form/file-drop'
import { FilterFold } from '@/components/shared/form/filter-fold'
import { FollowedSelect } from '@/components/shared/form/followed-select'
import { FormFoot } from '@/components/shared/form/form-foot'
import { FormNote } from '@/components/shared/form/form-note'
import { FormRow } from '@/components/shared/form/form-row'
import { LongTextField } from '@/components/shared/form/long-text-field'
import { PasswordField } from '@/components/shared/form/password-field'
import { PasswordRules } from '@/components/shared/form/password-rules'
import { PickedDayParam } from '@/components/shared/form/picked-day-param'
import { SearchInput } from '@/components/shared/form/search-input'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { TextField } from '@/components/shared/form/text-field'
import { TimePicker } from '@/components/shared/form/time-picker'
import { TypedDayField } from '@/components/shared/form/typed-day-field'
import { TypedSearch } from '@/components/shared/form/typed-search'
import { TypedSearchField } from '@/components/shared/form/typed-search-field'
import { Card } from '@/components/ui/card'
import { Form } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { InputOtp } from '@/components/ui/input-otp'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import { Switch } from '@/components/ui/switch'
import { Textarea } from '@/components/ui/textarea'

function SampleForm() {
  const form = useForm({
    defaultValues: {
      email: '',
      password: '',
      born: '',
      typed: '',
      quietFrom: '22:00',
      dni: '',
      documentKind: 'passport' as const,
      documentCountry: '',
      date: '',
      start: '09:00',
      details: '',
    },
  })
  const { control } = form
  const [saving, setSaving] = useState(false)
  return (
    <Form {...form}>
      <form
        noValidate
        className="grid gap-4 text-base"
        onSubmit={form.handleSubmit(() => {
          setSaving(true)
          setTimeout(() => setSaving(false), 1500)
        })}
      >
        <TextField
          control={control}
          name="email"
          type="email"
          label="Email"
          help="Where reminders go."
          required
        />
        <PasswordField control={control} name="password" label="Password" rules={PasswordRules} required />
        <DateField control={control} name="born" label="Birthdate" max="2026-11-20" />
        <TypedDayField control={control} name="typed" label="Birthdate, typed" />
        <ClockField control={control} name="quietFrom" label="Quiet from" />
        <FieldGroup title="Patient">
          <DocumentFields />
        </FieldGroup>
        <MoreDetails label="More details" />
        <FormRow control={control} name="date" label="Date" required>
          {(field) => <DatePicker today="2026-11-20" min="2026-11-10" {...field} />}
        </FormRow>
        <FormRow control={control} name="start" label="Start time" required>
          {(field) => <TimePicker label="Start time" {...field} />}
        </FormRow>
        <LongTextField control={control} name="details" label="Details" max={120} />
        <FormFoot leave="/design" note={<FormNote>What follows from the button.</FormNote>} docked={false}>
          <SubmitButton pending={saving}>Save Schedule</SubmitButton>
        </FormFoot>
      </form>
    </Form>
  )
}

export function FieldSamples() {
  const [search, setSearch] = useState('Ana')
  const [code, setCode] = useState('123')
  const [on, setOn] = useState(false)
  return (
    <section className="grid gap-3">
      <h2 className="text-base font-semibold">Fields</h2>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Card>
          <SampleForm />
        </Card>
        <Card>
          <SearchInput label="Search patients" value={search} onChange={setSearch} />
          <TypedSearch action="/design">
            <TypedSearchField aria-label="Search messages" placeholder="Search messages" />
          </TypedSearch>
          <FileDrop aria-label="File" />
          <div className="grid gap-1.5">
            <Label htmlFor="sample-native">Specialty</Label>
            <NativeSelect id="sample-native">
              <option>Select specialty</option>
              <option>Cardiology</option>
            </NativeSelect>
          </div>
          <FilterFold label="Filters" chosen={['Last 4 weeks', 'All doctors']}>
            <div className="grid gap-1.5">
              <FollowedSelect aria-label="Choice of a filter" value="">
                <option value="">All doctors</option>
              </FollowedSelect>
              <Label htmlFor="sample-day">Day of a filter</Label>
              <DayParam id="sample-day" name="from" value="2026-11-20" />
              <PickedDayParam aria-label="Day with its calendar" name="to" value="2026-11-20" />
            </div>
          </FilterFold>
          <div className="grid gap-1.5">
            <Label htmlFor="sample-details" required>
              Details
            </Label>
            <Textarea id="sample-details" defaultValue="Since the summer, mostly at night." />
          </div>
          <div className="grid gap-1.5">
            <Label htmlFor="sample-invalid">Invalid</Label>
            <Input id="sample-invalid" aria-invalid="true" defaultValue="1234" />
          </div>
          <div className="grid gap-1.5">
            <Label htmlFor="sample-disabled">Disabled</Label>
            <Input id="sample-disabled" disabled defaultValue="No disponible" />
          </div>
          <div className="flex gap-3">
            <Switch checked={on} onChange={() => setOn(!on)}>
              Reminders
            </Switch>
          </div>
          <InputOtp aria-label="Code" value={code} onChange={setCode} />
        </Card>
      </div>
    </section>
  )
}
