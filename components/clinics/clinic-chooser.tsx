'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import type { ClinicName } from '@/lib/domain/clinic'
import { withQuery } from '@/lib/routes'

interface ClinicChooserProps {
  clinics: readonly ClinicName[]
  /** Empty when none is chosen yet. */
  chosen: string
  /** The page the choice leads to, with the rest of its address. */
  page: string
  kept?: Record<string, string | string[] | undefined>
  /** A sentence about what the page shows once a clinic is chosen. */
  hint?: string
}

/** For administrators of the whole product: which clinic to look at. The choice stands in the URL. */
export function ClinicChooser({ clinics, chosen, page, kept = {}, hint }: ClinicChooserProps) {
  const t = useTranslations('clinicChoice')
  const router = useRouter()
  return (
    <form action={page} className="max-w-sm">
      {Object.entries(kept).map(([name, value]) => (
        <KeptParameter key={name} name={name} value={value} />
      ))}
      <Label htmlFor="clinic-choice" className="mb-1.5">
        {t('chooser')}
      </Label>
      <NativeSelect
        id="clinic-choice"
        name="clinic"
        key={chosen}
        defaultValue={chosen}
        aria-describedby={hint && 'clinic-choice-hint'}
        onChange={({ target }) =>
          target.value && router.push(withQuery(page, { ...kept, clinic: target.value }))
        }
      >
        {!chosen && <option value="">{t('chooseClinic')}</option>}
        {clinics.map(({ id, name, city }) => (
          <option translate="no" key={id} value={id}>
            {name} · {city}
          </option>
        ))}
      </NativeSelect>
      {hint && (
        <p id="clinic-choice-hint" className="mt-1.5 text-sm text-muted-foreground">
          {hint}
        </p>
      )}
    </form>
  )
}

function KeptParameter({ name, value }: { name: string; value: string | string[] | undefined }) {
  return typeof value === 'string' && <input type="hidden" name={name} value={value} />
}
