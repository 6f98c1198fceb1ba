// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import { useFormDraft } from './use-form-draft'
import { useKeptState } from './use-kept-state'
import { useOpenForm } from './use-open-form'

const page = island()
const as = (userId: string) => page.wrapper({ userId })

/** A page that is loaded again: what React knew is gone, and nothing had the time to clean up. */
function reload(hook: { unmount: () => void }) {
  const kept = { ...sessionStorage }
  hook.unmount()
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
}

describe('a form', () => {
  const open = (userId = 'ana', name = 'register') =>
    renderHook(
      () => {
        const form = useForm({ defaultValues: { city: '', password: '' } })
        return { ...form, forget: useFormDraft(name, form) }
      },
      { wrapper: as(userId) },
    )
  const type = (form: ReturnType<typeof open>, field: 'city' | 'password', text: string) =>
    act(() => form.result.current.setValue(field, text, { shouldDirty: true }))

  it('has what was typed back after a reload, but no secrets', () => {
    const form = open()
    type(form, 'city', 'Cádiz')
    type(form, 'password', 'Secreta-1234')
    reload(form)
    expect(open().result.current.getValues()).toEqual({ city: 'Cádiz', password: '' })
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Secreta')
  })

  it('is empty for somebody else and for another form', () => {
    const form = open()
    type(form, 'city', 'Cádiz')
    reload(form)
    expect(open('eva').result.current.getValues('city')).toBe('')
    expect(open('ana', 'edit').result.current.getValues('city')).toBe('')
  })

  it('stays with the clinic in which it was typed', () => {
    const form = open('ana@retiro')
    type(form, 'city', 'Cádiz')
    reload(form)
    const elsewhere = open('ana@bahia')
    expect(elsewhere.result.current.getValues('city')).toBe('')
    type(elsewhere, 'city', 'Jerez')
    reload(elsewhere)
    expect(open('ana@retiro').result.current.getValues('city')).toBe('Cádiz')
    expect(open('ana@bahia').result.current.getValues('city')).toBe('Jerez')
  })

  it('is forgotten when it is left by choice, when it is saved and when nothing typed is left', () => {
    const left = open()
    type(left, 'city', 'Cádiz')
    left.unmount()
    expect(sessionStorage).toHaveLength(0)

    const saved = open()
    type(saved, 'city', 'Cádiz')
    act(() => saved.result.current.forget())
    expect(sessionStorage).toHaveLength(0)
    type(saved, 'city', 'Jerez')
    type(saved, 'city', '')
    expect(sessionStorage).toHaveLength(0)
  })

  it('that opens on demand is open again while it holds something', () => {
    const form = open()
    type(form, 'city', 'Cádiz')
    reload(form)
    const [isOpen] = renderHook(() => useOpenForm('register'), { wrapper: as('ana') }).result.current
    expect(isOpen).toBe(true)
    const [isOther] = renderHook(() => useOpenForm('edit'), { wrapper: as('ana') }).result.current
    expect(isOther).toBe(false)
  })
})

describe('kept state', () => {
  const open = (userId = 'ana') => renderHook(() => useKeptState('study', 'none'), { wrapper: as(userId) })

  it('survives a reload and is forgotten at its beginning, by leaving, and for somebody else', () => {
    const state = open()
    act(() => state.result.current[1]('cystic'))
    reload(state)
    const again = open()
    expect(again.result.current[0]).toBe('cystic')
    expect(open('eva').result.current[0]).toBe('none')
    act(() => again.result.current[1]('none'))
    expect(sessionStorage).toHaveLength(0)
    act(() => again.result.current[1]('cystic'))
    again.unmount()
    expect(sessionStorage).toHaveLength(0)
  })
})

interface Shift {
  kind: 'edit' | 'new'
  id: string
  typed?: unknown
}

describe('a dialog', () => {
  beforeEach(() => vi.resetModules())

  /** The hooks of a page: each load has modules of its own, as in a browser. */
  async function load(userId = 'ana') {
    const { SignedInPlace: User } = await import('@/lib/browser/session/signed-in-user')
    const dialogs = await import('./use-dialog-draft')
    const wrapper = ({ children }: { children: ReactNode }) => <User value={userId}>{children}</User>
    return {
      wrapper,
      screen: renderHook(() => dialogs.useDialog<Shift>('week'), { wrapper }),
      typeInto: (dialog: Shift) => {
        const typing = renderHook(
          () => {
            const form = useForm({ defaultValues: { end: '' } })
            dialogs.useDialogDraft('week', dialog, form)
            return form
          },
          { wrapper },
        )
        act(() => typing.result.current.setValue('end', '14:05', { shouldDirty: true }))
        return typing
      },
    }
  }

  const morning: Shift = { kind: 'edit', id: 'morning' }
  const shown = ({ screen }: Awaited<ReturnType<typeof load>>) => screen.result.current[0]
  const show = ({ screen }: Awaited<ReturnType<typeof load>>, dialog: Shift) =>
    act(() => screen.result.current[1](dialog))

  it('opens by itself with what was typed after a sign-in, and only then', async () => {
    const { markSignIn } = await import('@/lib/browser/session/stored-data')
    reload((await load()).typeInto(morning))
    expect(shown(await load())).toBeNull()
    vi.resetModules()
    markSignIn()
    expect(shown(await load())).toEqual({ ...morning, typed: { end: '14:05' } })
    vi.resetModules()
    expect(shown(await load())).toBeNull()
  })

  it('has what was typed back when it is opened on the same, not on another', async () => {
    reload((await load()).typeInto(morning))
    const page = await load()
    show(page, { kind: 'edit', id: 'afternoon' })
    expect(shown(page)).toEqual({ kind: 'edit', id: 'afternoon' })
    show(page, morning)
    expect(shown(page)).toEqual({ ...morning, typed: { end: '14:05' } })
  })

  it('is nobody else’s, and forgotten when it is closed', async () => {
    const typing = (await load()).typeInto(morning)
    const other = await load('eva')
    show(other, morning)
    expect(shown(other)).toEqual(morning)
    typing.unmount()
    const page = await load()
    show(page, morning)
    expect(shown(page)).toEqual(morning)
  })
})
