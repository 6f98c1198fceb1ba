import { describe, expect, expectTypeOf, it } from 'vitest'
import type { z } from 'zod'
import type { updatePatientOn } from '#contract/patients'
import type { Patient } from '@/lib/domain/patient'
import { type AnswerOf, addressOf, type InputOf } from './endpoint'
import { historyEndpoints } from './histories'
import { patientEndpoints } from './patients'

describe('addressOf', () => {
  it('fills in and encodes the names of the path', () => {
    const params = { id: 'a/b', kind: 'image', fileId: '..?' } as const
    expect(addressOf(historyEndpoints.fileBytes, { params })).toBe('/api/files/histories/a%2Fb/image/..%3F')
  })

  it('writes the query that was given', () => {
    const params = { id: '1', kind: 'image', fileId: '2' } as const
    const file = '/api/files/histories/1/image/2'
    expect(addressOf(historyEndpoints.fileBytes, { params, query: { download: '1' } })).toBe(
      `${file}?download=1`,
    )
    expect(addressOf(historyEndpoints.fileBytes, { params, query: {} })).toBe(file)
  })
})

it('a declaration says what its call takes and answers', () => {
  expectTypeOf<AnswerOf<typeof patientEndpoints.update>>().toEqualTypeOf<Patient>()
  expectTypeOf<InputOf<typeof patientEndpoints.update>['body']>().toEqualTypeOf<
    z.input<ReturnType<typeof updatePatientOn>>
  >()
  expectTypeOf<InputOf<typeof patientEndpoints.update>['params']>().toEqualTypeOf<{ id: string }>()
  // @ts-expect-error: the path has an id
  expect(addressOf(patientEndpoints.update)).toBe('/api/patients/')
})
