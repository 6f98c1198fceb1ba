import { describe, expect, it } from 'vitest'
import english from '@/messages/en.json'
import spanish from '@/messages/es.json'
import { sentenceKey } from './sentence-key'

type Catalogue = { [key: string]: string | Catalogue }

function flatten(catalogue: Catalogue, prefix = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}

function placeholders(message: string): string[] {
  return [...message.matchAll(/\{\s*(\w+)/g), ...message.matchAll(/<(\w+)>/g)]
    .map(([, name]) => name ?? '')
    .sort()
}

const en = new Map(flatten(english))
const es = new Map(flatten(spanish))

describe('message catalogues', () => {
  it('have the same keys in English and Spanish', () => {
    expect([...es.keys()].sort()).toEqual([...en.keys()].sort())
  })

  it('have no empty message', () => {
    expect([...en, ...es].filter(([, message]) => message.trim() === '')).toEqual([])
  })

  it('use the same placeholders in both languages', () => {
    const differing = [...en].filter(([key, message]) => {
      const names = (text: string) => [...new Set(placeholders(text))]
      return JSON.stringify(names(message)) !== JSON.stringify(names(es.get(key) ?? ''))
    })
    expect(differing).toEqual([])
  })

  it('find every validation sentence by its key', () => {
    const misplaced = Object.entries(english.validation).filter(([key, text]) => sentenceKey(text) !== key)
    expect(misplaced).toEqual([])
  })
})
