import type { NotificationChoices, notificationChoicesInput } from '#contract/reminders'
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
  readNotifications: endpoint(
    'GET /api/account/notifications',
    'user.read',
    {} as Types<{ answer: NotificationChoices }>,
  ),
  notifications: endpoint(
    'PUT /api/account/notifications',
    'user.notifications',
    {} as Types<{ body: typeof notificationChoicesInput; answer: NotificationChoices }>,
  ),
  disableTwoFactor: endpoint(
    'POST /api/account/two-factor/disable',
    'user.security',
    {} as Types<{ body: typeof disableTwoFactorInput; answer: Done }>,
  ),
}
