import { devWallet, type EvmDevnet, startEvm } from '@kit/devnet'
import { privateKeyToAccount } from 'viem/accounts'
import { serializeErc6492Signature } from 'viem/utils'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refused, requestJson } from '../../../../testing/requestJson.js'
import { bearer, requestFromPage, signIn, signInRequest } from '../../../../testing/signIn.js'
import { signNameRequest } from '../../../../testing/signNameRequest.js'
import { startNode } from '../../../../testing/startNode.js'
import { startNodeProxy } from '../../../../testing/startNodeProxy.js'
import { startTestServer } from '../../../../testing/startTestServer.js'

const coin_type = 0x8000_0000 + 31_337
let chain: EvmDevnet

beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
})
afterAll(() => chain?.stop())

const keyOf = (index: number) => privateKeyToAccount(chain.accounts[index]?.privateKey as `0x${string}`)

async function setUp(upstream = chain.url) {
  const { url } = await startTestServer({ chains: { 'eip155:31337': upstream }, rateLimits: { enabled: false } })
  return (request: object) => requestJson(`${url}/v1/profile/account`, request)
}

it('the signature check accepts the signature of the key that owns a contract wallet (EIP-1271), and of no other key', async () => {
  const register = await setUp()
  const [alice, bob] = [keyOf(0), keyOf(1)]
  const { address } = devWallet(alice.address)
  const content = { name: 'contract.kit.test' }
  const byBob = await signNameRequest(bob, content, { address, coin_type })
  expect(await register(byBob)).toMatchObject(refused(401, 'signature'))
  const elsewhere = await signNameRequest(alice, content, { address, coin_type: 60 })
  expect(await register(elsewhere)).toMatchObject(refused(401, 'signature'))
  const lowerCase = await signNameRequest(alice, content, { address: address.toLowerCase(), coin_type })
  expect(await register(lowerCase)).toMatchObject(refused(401, 'signature'))
  const answer = await register(await signNameRequest(alice, content, { address, coin_type }))
  expect(answer).toMatchObject({ status: 200, body: { addresses: { 60: { address }, [coin_type]: { address } } } })
})

it('the signature check accepts the signature of an undeployed wallet with its deployment data (EIP-6492)', async () => {
  const register = await setUp()
  const [bob, carol] = [keyOf(1), keyOf(2)]
  const { address, factory, factoryData } = devWallet(bob.address)
  const bare = await signNameRequest(bob, { name: 'undeployed.kit.test' }, { address, coin_type })
  const wrapped = (signature: string, data = factoryData) =>
    serializeErc6492Signature({ address: factory, data, signature: signature as `0x${string}` })
  expect(await register(bare)).toMatchObject(refused(401, 'signature'))
  const byCarol = await carol.signMessage({ message: bare.message })
  expect(await register({ ...bare, signature: wrapped(byCarol) })).toMatchObject(refused(401, 'signature'))
  const makesOther = wrapped(bare.signature, devWallet(carol.address).factoryData)
  expect(await register({ ...bare, signature: makesOther })).toMatchObject(refused(401, 'signature'))
  expect(await register({ ...bare, signature: wrapped(bare.signature) })).toMatchObject({ status: 200 })
})

it('the signature check needs no chain for a key, and responds with 503 if the chain of a contract is unavailable', async () => {
  const register = await setUp('http://127.0.0.1:1')
  const alice = keyOf(0)
  expect(await register(await signNameRequest(alice, { name: 'keys.kit.test' }, { coin_type }))).toMatchObject({
    status: 200,
  })
  const { address } = devWallet(alice.address)
  const content = { name: 'contract.kit.test' }
  const request = await signNameRequest(alice, content, { address, coin_type })
  expect(await register(request)).toMatchObject(refused(503, 'chainId'))
})

it('the signature check responds with 503 if the node did not run the code, and with 401 if the contract reverts', async () => {
  const alice = keyOf(0)
  const request = await signNameRequest(
    alice,
    { name: 'limited.kit.test' },
    { address: devWallet(alice.address).address, coin_type },
  )
  const answers = async (call: () => unknown) => (await setUp((await startNode({ eth_call: call })).url))(request)
  const says = (error: object) => answers(() => Promise.reject(error))
  expect(await answers(() => '0x')).toMatchObject(refused(503, 'chainId'))
  expect(await answers(() => '0x00')).toMatchObject(refused(401, 'signature'))
  expect(await says({ code: -32_005, message: 'rate limit exceeded' })).toMatchObject(refused(503, 'chainId'))
  expect(await says({ code: -32_000, message: 'header not found' })).toMatchObject(refused(503, 'chainId'))
  expect(await says({ code: -32_000, message: 'out of gas' })).toMatchObject(refused(503, 'chainId'))
  expect(await says({ code: 3, message: 'execution reverted', data: '0x' })).toMatchObject(refused(401, 'signature'))
  expect(await says({ code: -32_000, message: 'VM: revert' })).toMatchObject(refused(401, 'signature'))
})

/** A page of a server that reads the chain through `node`, for contract wallets that sign in. */
async function setUpSignIn() {
  const node = await startNodeProxy(chain.url)
  const clock = { nowMs: Date.now() }
  const chains = { 'eip155:31337': node.url }
  const { url } = await startTestServer({ chains, rateLimits: { enabled: false } }, { now: () => clock.nowMs })
  return { page: { url }, node, clock }
}
const onChain = { chainId: 'eip155:31337' } as const

it('sign-in accepts contract wallets, undeployed ones too (EIP-1271, EIP-6492), only on their chain', async () => {
  const { page, node } = await setUpSignIn()
  const [alice, bob] = [keyOf(0), keyOf(1)]
  const wallet = devWallet(alice.address)
  const as = { ...onChain, accountAddress: wallet.address }
  expect(await signIn(page, bob, as)).toMatchObject(refused(401, 'signature'))
  const accounts = [{ chainId: as.chainId, address: wallet.address }]
  expect(await signIn(page, alice, as)).toMatchObject({ status: 200, body: { accounts } })
  expect(await signIn(page, alice, { ...as, chainId: 'eip155:1' })).toMatchObject(refused(401, 'signature'))

  const { address, factory, factoryData } = devWallet(bob.address)
  const request = await signInRequest(page, bob, { ...onChain, accountAddress: address })
  const signature = serializeErc6492Signature({
    address: factory,
    data: factoryData,
    signature: request.body.signature as `0x${string}`,
  })
  const wrapped = { ...request, body: { ...request.body, signature } }
  expect(await requestFromPage(page, 'authenticate', wrapped)).toMatchObject({ status: 200 })
  const requested = node.calls.get('eth_call')
  expect(await signIn(page, alice, onChain)).toMatchObject({ status: 200 })
  expect(node.calls.get('eth_call')).toBe(requested)
})

it('sign-in responds with 503 while no node is available, and keeps everyone signed in', async () => {
  const { page, node, clock } = await setUpSignIn()
  const alice = keyOf(0)
  const as = { ...onChain, accountAddress: devWallet(alice.address).address }
  let last = await signIn(page, alice, as)
  node.behave('fail')
  // The wallet is due for another check after an hour; the outage lasts longer than any token.
  for (let halfHours = 1; halfHours <= 5; halfHours++) {
    clock.nowMs += 1_800_000
    last = await requestFromPage(page, 'me', bearer(last))
    expect(last).toMatchObject({ status: 200, body: { token: expect.any(String) } })
  }
  expect(await signIn(page, alice, as)).toMatchObject(refused(503, 'signature'))
  node.behave('well')
  // The node is used again once the gateway trusts it.
  const signInLater = async () => {
    clock.nowMs += 1000
    return (await signIn(page, alice, as)).status
  }
  await expect.poll(signInLater).toBe(200)
  expect((await requestFromPage(page, 'me', bearer(last))).status).toBe(200)
})

it('the server signs out a contract wallet that no longer confirms its signature, checked again after an hour', async () => {
  const { page, clock } = await setUpSignIn()
  const alice = keyOf(0)
  const as = { ...onChain, accountAddress: devWallet(alice.address).address }
  const [signedIn, byKey] = [await signIn(page, alice, as), await signIn(page, alice, onChain)]
  const code = await chain.rpc('eth_getCode', as.accountAddress, 'latest')
  await chain.rpc('anvil_setCode', as.accountAddress, '0x60006000fd')
  clock.nowMs += 3_500_000
  const [renewed, renewedKey] = [
    await requestFromPage(page, 'me', bearer(signedIn)),
    await requestFromPage(page, 'me', bearer(byKey)),
  ]
  expect(renewed.status).toBe(200)
  clock.nowMs += 100_000
  expect(await requestFromPage(page, 'me', bearer(renewed))).toMatchObject(refused(401, 'authorization'))
  expect((await requestFromPage(page, 'me', bearer(renewedKey))).status).toBe(200)
  await chain.rpc('anvil_setCode', as.accountAddress, code)
  expect(await requestFromPage(page, 'me', bearer(renewed))).toMatchObject(refused(401, 'authorization'))
})
