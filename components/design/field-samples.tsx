'use client'

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { DatePicker } from '@/components/shared/form/date-picker'
import { PasswordInput } from '@/components/shared/form/password-input'
import { SearchInput } from '@/components/shared/form/search-input'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { TimePicker } from '@/components/shared/form/time-picker'
import { Card } from '@/components/ui/card'
import {
  Form,
  FormControl,
  FormDescription,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { InputOtp } from '@/components/ui/input-otp'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import { Textarea } from '@/components/ui/textarea'

function SampleForm() {
  const form = useForm({ defaultValues: { email: '', password: '', date: '', start: '09:00', details: '' } })
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
        <FormField
          control={form.control}
          name="email"
          rules={{ required: 'Email is required' }}
          render={({ field }) => (
            <FormItem required>
              <FormLabel>Email</FormLabel>
              <FormControl>
                <Input type="email" {...field} />
              </FormControl>
              <FormDescription>Where reminders go.</FormDescription>
              <FormMessage />
            </FormItem>
          )}
        />
        <FormField
          control={form.control}
          name="password"
          render={({ field }) => (
            <FormItem required>
              <FormLabel>Password</FormLabel>
              <FormControl>
                <PasswordInput showRules autoComplete="new-password" {...field} />
              </FormControl>
              <FormMessage />
            </FormItem>
          )}
        />
        <FormField
          control={form.control}
          name="date"
          rules={{ required: 'Date is required' }}
          render={({ field }) => (
            <FormItem required>
              <FormLabel>Date</FormLabel>
              <FormControl>
                <DatePicker today="2026-11-20" min="2026-11-10" {...field} />
              </FormControl>
              <FormMessage />
            </FormItem>
          )}
        />
        <FormField
          control={form.control}
          name="start"
          render={({ field }) => (
            <FormItem required>
              <FormLabel>Start time</FormLabel>
              <FormControl>
                <TimePicker label="Start time" {...field} />
              </FormControl>
              <FormMessage />
            </FormItem>
          )}
        />
        <SubmitButton pending={saving}>Save Schedule</SubmitButton>
      </form>
    </Form>
  )
}

export function FieldSamples() {
  const [search, setSearch] = useState('Ana')
  const [code, setCode] = useState('123')
  return (
    <section className="grid gap-3">
      <h2 className="text-base font-semibold">Fields</h2>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Card>
          <SampleForm />
        </Card>
        <Card>
          <SearchInput label="Search patients" value={search} onChange={setSearch} />
          <div className="grid gap-1.5">
            <Label htmlFor="sample-native">Specialty</Label>
            <NativeSelect id="sample-native">
              <option>Select specialty</option>
              <option>Cardiology</option>
            </NativeSelect>
          </div>
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
          <InputOtp aria-label="Code" value={code} onChange={setCode} />
        </Card>
      </div>
    </section>
  )
}
