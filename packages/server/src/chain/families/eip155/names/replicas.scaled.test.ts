import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { requestJson } from '../../../../testing/requestJson.js'
import { signNameRequest } from '../../../../testing/signNameRequest.js'
import { startTestServer, temporaryDirectory } from '../../../../testing/startTestServer.js'

const newSigner = () => privateKeyToAccount(generatePrivateKey())

it('the names API registers a name and accepts a message once over replicas, and shows changes on each immediately', async () => {
  const options = { chains: {}, rateLimits: { enabled: false }, dataDir: temporaryDirectory() }
  const first = await startTestServer(options)
  const second = await startTestServer(options)
  const both = [first.url, second.url]
  const account = (url: string) => `${url}/v1/profile/account`

  for (let round = 0; round < 5; round++) {
    const name = `wanted${round}.kit.test`
    const requests = await Promise.all(both.map(() => signNameRequest(newSigner(), { name })))
    const answers = await Promise.all(both.map((url, index) => requestJson(account(url), requests[index])))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  }

  const owner = newSigner()
  const heir = newSigner()
  await requestJson(account(first.url), await signNameRequest(owner, { name: 'shared.kit.test' }))
  const edit = await signNameRequest(owner, { attributes: { bio: 'new' } })
  const edits = await Promise.all(both.map((url) => requestJson(`${account(url)}/shared.kit.test/attributes`, edit)))
  expect(edits.map(({ status }) => status).sort()).toEqual([200, 400])

  const nameOf = async (url: string, address: string) => (await requestJson(`${url}/v1/identity/${address}`)).body
  for (const url of both) expect(await nameOf(url, owner.address)).toMatchObject({ name: 'shared.kit.test' })
  const given = await signNameRequest(owner, { coin_type: 60, address: heir.address })
  expect((await requestJson(`${account(second.url)}/shared.kit.test/address`, given)).status).toBe(200)
  for (const url of both) expect(await nameOf(url, heir.address)).toMatchObject({ name: null })
  const taken = await signNameRequest(heir, { coin_type: 60, address: heir.address })
  expect((await requestJson(`${account(first.url)}/shared.kit.test/address`, taken)).status).toBe(200)
  for (const url of both) {
    expect(await nameOf(url, owner.address)).toMatchObject({ name: null })
    expect(await nameOf(url, heir.address)).toMatchObject({ name: 'shared.kit.test' })
  }
})
