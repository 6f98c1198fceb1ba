import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPatient } from '../../testing/fixtures.ts'
import { download, upload } from '../../testing/multipart.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const script = '<script>alert(document.domain)</script>'
const text = (content: string) => Buffer.from(content)
const hex = (content: string) => Buffer.from(content, 'hex')
const png = hex('89504e470d0a1a0a0000000d49484452')

/** Files that pretend to be something else, and whether a browser may show them. */
const hostile: [what: string, name: string, type: string, bytes: Buffer, served: 'attachment' | 'inline'][] =
  [
    ['a page', 'page.html', 'text/html', text(`<!doctype html>${script}`), 'attachment'],
    ['a page called an image', 'photo.png', 'image/png', text(`<html>${script}`), 'attachment'],
    ['a page with a byte order mark', 'x.txt', 'text/plain', text(`\ufeff<html>${script}`), 'attachment'],
    [
      'a page in UTF-16',
      'x.txt',
      'text/plain',
      Buffer.from(`\ufeff<html>${script}`, 'utf16le'),
      'attachment',
    ],
    [
      'XHTML',
      'x.xhtml',
      'application/xhtml+xml',
      text('<html xmlns="http://www.w3.org/1999/xhtml"/>'),
      'attachment',
    ],
    [
      'a drawing that runs',
      'x.svg',
      'image/svg+xml',
      text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'attachment',
    ],
    [
      'XML with a style sheet',
      'x.xml',
      'text/xml',
      text('<?xml version="1.0"?><?xml-stylesheet href="//evil/x.xsl"?><a/>'),
      'attachment',
    ],
    [
      'XML with an entity',
      'x.xml',
      'text/xml',
      text('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'),
      'attachment',
    ],
    ['a script', 'x.js', 'text/javascript', text('alert(1)'), 'attachment'],
    ['a module', 'x.mjs', 'text/javascript', text('export default 1'), 'attachment'],
    ['a style sheet', 'x.css', 'text/css', text('body{background:url(//evil)}'), 'attachment'],
    ['JSON', 'x.json', 'application/json', text('{"__proto__":{"admin":true}}'), 'attachment'],
    [
      'a web archive',
      'x.mht',
      'multipart/related',
      text('MIME-Version: 1.0\r\nContent-Type: text/html'),
      'attachment',
    ],
    ['a Flash film', 'x.swf', 'application/x-shockwave-flash', text('FWS\x09'), 'attachment'],
    ['a program', 'x.exe', 'application/x-msdownload', hex('4d5a9000'), 'attachment'],
    ['an ELF program', 'x', 'application/octet-stream', hex('7f454c46'), 'attachment'],
    ['a shell script', 'x.sh', 'text/x-sh', text('#!/bin/sh\nrm -rf /'), 'attachment'],
    ['WebAssembly', 'x.wasm', 'application/wasm', hex('0061736d01000000'), 'attachment'],
    [
      'an archive with a way out',
      'x.zip',
      'application/zip',
      Buffer.concat([hex('504b0304'), text('../../etc/passwd')]),
      'attachment',
    ],
    ['a bitmap', 'x.bmp', 'image/bmp', text('BM'), 'attachment'],
    ['a PDF that starts late', 'x.pdf', 'application/pdf', text(`${script}%PDF-1.7`), 'attachment'],
    ['an image called a page', 'x.html', 'text/html', png, 'inline'],
    ['an image with a page inside', 'x.html', 'text/html', Buffer.concat([png, text(script)]), 'inline'],
    ['an image that is a script too', 'x.js', 'text/javascript', text('GIF89a/*/=alert(1)//*/'), 'inline'],
    [
      'a PDF that asks to run',
      'x.pdf',
      'text/html',
      text('%PDF-1.7\n/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'),
      'inline',
    ],
    ['a way up as name', '../../../../etc/passwd', 'text/plain', text('x'), 'attachment'],
    ['a path as name', '/etc/cron.d/x', 'text/plain', text('x'), 'attachment'],
    ['a Windows path as name', 'C:\\Windows\\system32\\x.dll', 'text/plain', text('x'), 'attachment'],
    ['a device as name', 'CON', 'text/plain', text('x'), 'attachment'],
    ['a hidden name', '.htaccess', 'text/plain', text('Options +Indexes'), 'attachment'],
    ['a name that turns around', 'cod\u202efdp.exe', 'application/pdf', hex('4d5a'), 'attachment'],
    ['a name with a zero byte', 'x.png\0.html', 'text/html', text(script), 'attachment'],
    ['a name with markup', '<img src=x onerror=alert(1)>.txt', 'text/plain', text('x'), 'attachment'],
    ['a name with header marks', 'x%0d%0aSet-Cookie: a=b; filename=y', 'text/plain', text('x'), 'attachment'],
    ['an endless name', `${'é'.repeat(3000)}.txt`, 'text/plain', text('x'), 'attachment'],
  ]

let test: TestApp
let patient: Awaited<ReturnType<typeof addPatient>>

beforeAll(async () => {
  test = await createTestApp()
  patient = await addPatient(test)
})
afterAll(() => test.close())

it.each(hostile)('hands over %s without letting it run', async (_what, name, type, bytes, served) => {
  const answer = await upload(test, patient.client, `/histories/${patient.historyId}/analytic`, {
    name,
    type,
    bytes,
  })
  expect(answer.status).toBe(201)
  expect([...answer.body.originalName].length).toBeLessThanOrEqual(255)
  expect(answer.body.originalName).not.toMatch(/\p{Cc}/u)
  const { headers, status, bytes: back } = await download(test, patient.client, answer.body.url)
  expect(status).toBe(200)
  expect(back.equals(bytes)).toBe(true)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
  const disposition = String(headers['content-disposition'])
  expect(disposition).toMatch(
    /^(attachment|inline); filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w.!#$&+^`|~%-]+$/,
  )
  expect(disposition.startsWith(served)).toBe(true)
  if (served === 'attachment') expect(headers['content-type']).toBe('application/octet-stream')
  else expect(headers['content-type']).toMatch(/^(image\/(png|gif)|application\/pdf)$/)
})

it('writes nothing outside its folder and nothing under a declared name', async () => {
  const found = await readdir(join(test.env.DATA_DIR, 'files'), { recursive: true, withFileTypes: true })
  const names = found.filter((entry) => entry.isFile()).map((entry) => entry.name)
  expect(names).toHaveLength(hostile.length)
  for (const name of names) expect(name).toMatch(/^[0-9a-f-]{36}$/)
  // The keys of web push are the server's own.
  expect((await readdir(test.env.DATA_DIR)).sort()).toEqual(['files', 'vapid-keys.json'])
})
