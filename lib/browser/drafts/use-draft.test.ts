import { expect, it } from 'vitest'
import { withoutSecrets } from './use-draft'

it('passwords, codes and files are never kept', () => {
  const typed = {
    name: 'Inés',
    birthdate: '',
    password: 'Secreta-1234',
    currentPassword: 'x',
    confirmPassword: 'x',
    totpToken: '123456',
    recoveryCode: 'x',
    secret: 'x',
    file: new File(['x'], 'x.pdf'),
  }
  expect(withoutSecrets(typed)).toEqual({ name: 'Inés', birthdate: '' })
})
