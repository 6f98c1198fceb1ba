import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { fileResponse } from './file-response'
import { multipartOf } from './multipart'

function upstream(type: string, disposition: string, more: Record<string, string> = {}): Response {
  return new Response('bytes', {
    headers: {
      'content-type': type,
      'content-disposition': `${disposition}; filename="x"`,
      ...more,
    },
  })
}

describe('files on their way to the browser', () => {
  it.each([
    ['image/png', 'inline', false, 'inline', true],
    ['application/pdf', 'inline', false, 'inline', false],
    ['application/pdf', 'inline', true, 'attachment', true],
    ['image/png', 'inline', true, 'attachment', true],
    ['text/html', 'inline', false, 'attachment', true],
    ['image/svg+xml', 'inline', false, 'attachment', true],
    ['text/html; charset=utf-8', 'inline', false, 'attachment', true],
    ['application/pdf', 'attachment', false, 'attachment', true],
    ['application/octet-stream', 'attachment', false, 'attachment', true],
  ])('%s sent %s, download %s: %s, sandbox %s', (type, sent, download, disposition, sandbox) => {
    const { headers } = fileResponse(upstream(type, sent), { download })
    expect(headers.get('content-disposition')).toBe(`${disposition}; filename="x"`)
    expect(headers.get('content-security-policy')?.includes('sandbox')).toBe(sandbox)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('is an attachment when nothing says how it is to be shown', () => {
    const bare = new Response('bytes', { headers: { 'content-type': 'image/png' } })
    expect(fileResponse(bare, { download: false }).headers.get('content-disposition')).toBe('attachment')
  })

  it('passes on nothing but what describes the bytes', async () => {
    const answer = fileResponse(upstream('image/png', 'inline', { 'set-cookie': 'token=x', server: 'y' }), {
      download: false,
    })
    expect([answer.headers.get('set-cookie'), answer.headers.get('server')]).toEqual([null, null])
    expect(await answer.text()).toBe('bytes')
  })
})

describe('uploads on their way to the clinic API', () => {
  const send = (type: string | null, body: string | null = 'x') =>
    new NextRequest('http://localhost/api/uploads/x', {
      method: 'POST',
      body,
      headers: type ? { 'content-type': type } : {},
    })

  it('keep their boundary', () => {
    const { contentType } = multipartOf(send('multipart/form-data; boundary=abc'))
    expect(contentType).toBe('multipart/form-data; boundary=abc')
  })

  it.each([['application/json'], ['multipart/form-data'], ['multipart/mixed; boundary=a']])(
    'are refused as %s',
    (type) => {
      expect(() => multipartOf(send(type))).toThrow(expect.objectContaining({ status: 415 }))
    },
  )

  it('are refused without a body', () => {
    expect(() => multipartOf(send('multipart/form-data; boundary=a', null))).toThrow(
      expect.objectContaining({ status: 415 }),
    )
  })
})
