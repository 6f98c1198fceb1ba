'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import type { ClinicName } from '@/lib/domain/clinic'
import { routes } from '@/lib/routes'

/** For administrators of the whole product: which clinic to look at. The choice stands in the URL. */
export function ClinicChooser({ clinics, chosen }: { clinics: readonly ClinicName[]; chosen: string }) {
  const t = useTranslations('clinics')
  const router = useRouter()
  return (
    <form action={routes.clinicEdit} className="max-w-sm">
      <Label htmlFor="clinic" className="mb-1.5">
        {t('chooser')}
      </Label>
      <NativeSelect
        id="clinic"
        name="clinic"
        key={chosen}
        defaultValue={chosen}
        onChange={({ target }) =>
          router.push(`${routes.clinicEdit}?clinic=${encodeURIComponent(target.value)}`)
        }
      >
        {clinics.map(({ id, name, city }) => (
          <option key={id} value={id}>
            {name} · {city}
          </option>
        ))}
      </NativeSelect>
    </form>
  )
}
