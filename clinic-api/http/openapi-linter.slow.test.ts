import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { expect, it } from 'vitest'
import { Client } from '../testing/client.ts'
import { createTestApp } from '../testing/test-app.ts'

it('a public linter finds no fault with the description', async () => {
  const test = await createTestApp()
  const { body } = await new Client(test).get('/openapi.json')
  const spectral = new Spectral()
  // The two packages type a ruleset differently.
  spectral.setRuleset({ extends: [[oas as unknown as RulesetDefinition, 'recommended']] })
  const found = await spectral.run(JSON.stringify(body))
  expect(found.map(({ code, message, path }) => `${code}: ${message} (${path.join(' ')})`)).toEqual([])
  await test.close()
})
