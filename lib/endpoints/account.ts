import type { NotificationChoices, notificationChoices } from '#contract/reminders'
import type {
  changePasswordInput,
  confirmTwoFactorInput,
  disableTwoFactorInput,
  startTwoFactorInput,
} from '#contract/users'
import type { TwoFactorSetup } from '@/lib/domain/account'
import { type Done, endpoint, type Types } from './endpoint'

export const accountEndpoints = {
  changePassword: endpoint(
    'POST /api/account/password',
    'user.security',
    {} as Types<{ body: typeof changePasswordInput; answer: Done }>,
  ),
  startTwoFactor: endpoint(
    'POST /api/account/two-factor',
    'user.security',
    {} as Types<{ body: typeof startTwoFactorInput; answer: TwoFactorSetup }>,
  ),
  confirmTwoFactor: endpoint(
    'POST /api/account/two-factor/confirm',
    'user.security',
    {} as Types<{ body: typeof confirmTwoFactorInput; answer: { recoveryCodes: string[] } }>,
  ),
  notifications: endpoint(
    'PUT /api/account/notifications',
    'user.notifications',
    {} as Types<{ body: typeof notificationChoices; answer: NotificationChoices }>,
  ),
  disableTwoFactor: endpoint(
    'POST /api/account/two-factor/disable',
    'user.security',
    {} as Types<{ body: typeof disableTwoFactorInput; answer: Done }>,
  ),
}
