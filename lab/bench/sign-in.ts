/** The cookies that a sign-in sets, as one header. */
async function signIn(url: string, headers: Record<string, string>, email: string): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email, password: 'Demo-1234' }),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

export const signInToWeb = (webUrl: string, email: string) =>
  signIn(`${webUrl}/api/auth/login`, { 'sec-fetch-site': 'same-origin' }, email)

export const signInToApi = (apiUrl: string, email: string) =>
  signIn(`${apiUrl}/api/v1/users/login`, {}, email)
