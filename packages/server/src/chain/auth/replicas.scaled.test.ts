import { decodeProtectedHeader } from 'jose'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { refused } from '../../testing/requestJson.js'
import { bearer, requestFromPage, signIn, signInRequest } from '../../testing/signIn.js'
import { startTestServer, temporaryDirectory } from '../../testing/startTestServer.js'

it('sign-in over replicas accepts a nonce only once, shares token keys, and signs out on all replicas immediately', async () => {
  const options = { chains: {}, rateLimits: { enabled: false }, dataDir: temporaryDirectory() }
  const first = { url: (await startTestServer(options)).url }
  const second = { url: (await startTestServer(options)).url }
  const pages = [first, second]
  const alice = privateKeyToAccount(generatePrivateKey())

  const answers = await Promise.all(pages.flatMap((page) => [signIn(page, alice), signIn(page, alice)]))
  const kids = answers.map(({ body }) => decodeProtectedHeader((body as { token: string }).token).kid)
  expect(new Set(kids).size).toBe(1)
  for (const page of pages) {
    const { keys } = (await (await fetch(`${page.url}/auth/v1/jwks.json`)).json()) as { keys: { kid: string }[] }
    expect(keys.map(({ kid }) => kid)).toEqual([kids[0]])
    for (const answer of answers) expect((await requestFromPage(page, 'me', bearer(answer))).status).toBe(200)
  }

  for (let round = 0; round < 5; round++) {
    const request = await signInRequest(first, alice)
    const both = await Promise.all(pages.map((page) => requestFromPage(page, 'authenticate', request)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  }

  const [answer] = answers as [(typeof answers)[number]]
  await requestFromPage(second, 'sign-out', { method: 'POST', ...bearer(answer) })
  expect(await requestFromPage(first, 'me', bearer(answer))).toMatchObject(refused(401, 'authorization'))
})
