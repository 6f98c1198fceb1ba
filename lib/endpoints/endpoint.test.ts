import { describe, expect, expectTypeOf, it } from 'vitest'
import type { z } from 'zod'
import type { updateClinicInput } from '#contract/clinics'
import type { Clinic } from '@/lib/domain/clinic'
import { clinicEndpoints } from './clinics'
import { type AnswerOf, addressOf, type InputOf } from './endpoint'
import { historyEndpoints } from './histories'
import { staffEndpoints } from './staff'

describe('addressOf', () => {
  it('fills in and encodes the names of the path', () => {
    const params = { id: 'a/b', kind: 'image', fileId: '..?' } as const
    expect(addressOf(historyEndpoints.fileBytes, { params })).toBe('/api/files/histories/a%2Fb/image/..%3F')
  })

  it('writes the query that was given', () => {
    const params = { id: '1' }
    expect(addressOf(staffEndpoints.delete, { params, query: { force: 'true' } })).toBe(
      '/api/staff/1?force=true',
    )
    expect(addressOf(staffEndpoints.delete, { params, query: {} })).toBe('/api/staff/1')
  })
})

it('a declaration says what its call takes and answers', () => {
  expectTypeOf<AnswerOf<typeof clinicEndpoints.update>>().toEqualTypeOf<Clinic>()
  expectTypeOf<InputOf<typeof clinicEndpoints.update>['body']>().toEqualTypeOf<
    z.input<typeof updateClinicInput>
  >()
  expectTypeOf<InputOf<typeof clinicEndpoints.update>['params']>().toEqualTypeOf<{ id: string }>()
  // @ts-expect-error: the path has an id
  expect(addressOf(clinicEndpoints.update)).toBe('/api/clinics/')
})
