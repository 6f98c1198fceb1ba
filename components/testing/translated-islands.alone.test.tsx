// @vitest-environment happy-dom
import { describe } from 'vitest'
import { translateIslands } from '@/components/testing/island'

const tests = {
  'account dialogs': () => import('@/components/account/password-dialogs.test'),
  'forms before the sign-in': () => import('@/components/auth/forms.test'),
  'log in': () => import('@/components/auth/login-form.test'),
  booking: () => import('@/components/booking/booking-screen.test'),
  'files of a history': () => import('@/components/history/file-row.test'),
  'list of patients': () => import('@/components/patients/patient-table.test'),
  'cards of a record': () => import('@/components/patients/record-cards.test'),
  plans: () => import('@/components/plans/plan-form.test'),
  palette: () => import('@/components/shell/palette/palette.test'),
  today: () => import('@/components/today/today-screen.test'),
}

// In a page that Chrome translates, whatever the islands come to show has to be there, as in their own tests.
translateIslands('replaces')
for (const [name, load] of Object.entries(tests)) {
  // biome-ignore lint/correctness/usePlaywrightValidDescribeCallback: Vitest waits for what a group of tests loads.
  describe(`translated: ${name}`, async () => void (await load()))
}
