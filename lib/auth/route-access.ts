import type { Role } from '#contract/access'
import { rowAt } from '@/lib/domain/row-at'
import { routes } from '@/lib/routes'
import { type Access, screens } from '@/lib/screens'

/**
 * The roles that may open `path` (without query); null for a path that is no screen. Read by the middleware and every
 * page.
 */
export function accessOf(path: string): Access | null {
  return rowAt(screens, path)?.access ?? null
}

/** Whether only some who are signed in may open the screen at `path`. */
export function isGuarded(path: string): boolean {
  const access = accessOf(path)
  return access !== null && access !== 'public'
}

/** Whether somebody with `roles` may open `path`; nobody may open what is no screen. */
export function mayOpen(path: string, roles: readonly Role[]): boolean {
  const access = accessOf(path)
  return access !== null && isOpenTo(access, roles)
}

/** The same for who is signed in: an account without any role still has a home, which says how to be invited. */
export function isAdmitted(path: string, roles: readonly Role[]): boolean {
  return mayOpen(path, roles) || (roles.length === 0 && path === routes.app)
}

/** Whether a screen with such an access is for somebody with `roles`. */
export function isOpenTo(access: Access, roles: readonly Role[]): boolean {
  return access === 'public' || roles.some((each) => access.includes(each))
}
