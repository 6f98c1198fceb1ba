import { expect, type Page } from '@playwright/test'

/** Who is nobody is given the page that was rendered before: it has its styles inside, and no nonce. */
export async function keptOnce(page: Page, address: string) {
  const policy = async () => {
    const answer = await page.request.get(address, { headers: { accept: 'text/html' } })
    return answer.headers()['content-security-policy']
  }
  await expect.poll(policy).not.toContain("'nonce-")
}
