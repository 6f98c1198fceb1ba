import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import type { Resource } from '@/lib/domain/resource'
import { routes } from '@/lib/routes'
import { ResourcesCard } from './resources-card'

const page = island({ at: routes.clinicEdit })
const room: Resource = { id: 'r1', clinicId: 'c1', name: 'Room 1', kind: 'room' }

describe('rooms and equipment', () => {
  it('are added with a name', async () => {
    page.answer('resources.create', { ...room, id: 'r2', name: 'Ultrasound', kind: 'equipment' })
    page.show(<ResourcesCard initial={[room]} />)
    await page.press('Add a room or equipment')
    await page.press('Save')
    expect(await screen.findByText('Name is required')).toBeTruthy()
    await page.type('Name', 'room 1')
    await page.press('Save')
    expect(await screen.findByText('This name is taken')).toBeTruthy()
    expect(page.sent).toEqual([])
    await page.type('Name', 'Ultrasound')
    await page.press('Save')
    expect(page.sent.at(-1)?.body).toEqual({ name: 'Ultrasound', kind: 'room' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const list = screen.getByRole('list', { name: 'Rooms and equipment' })
    expect(list.textContent).toBe('Room 1RoomUltrasoundEquipment')
  })

  it('with appointments to come stay, and say how many there are', async () => {
    page.refuse('resources.delete', 'appointments_affected', { appointments: [] })
    page.show(<ResourcesCard initial={[room]} />, { locale: 'es' })
    await page.press('Eliminar Room 1')
    await page.press('Eliminar')
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Cámbialas o cancélalas antes')
    page.answer('resources.delete', { message: 'Deleted' })
    await page.press('Eliminar')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.queryByRole('list', { name: 'Salas y aparatos' })).toBeNull()
  })
})
