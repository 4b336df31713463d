import { devWallet, type EvmDevnet, startEvm } from '@kit/devnet'
import { privateKeyToAccount } from 'viem/accounts'
import { serializeErc6492Signature } from 'viem/utils'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askJson, refused } from '../../../testing/askJson.js'
import { signNameRequest } from '../../../testing/signNameRequest.js'
import { startTestServer } from '../../../testing/startTestServer.js'

const coin_type = 0x8000_0000 + 31_337
let chain: EvmDevnet

beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
})
afterAll(() => chain?.stop())

const keyOf = (index: number) => privateKeyToAccount(chain.accounts[index]?.privateKey as `0x${string}`)

async function setUp(upstream = chain.url) {
  const { url } = await startTestServer({ chains: { 'eip155:31337': upstream }, rateLimits: { enabled: false } })
  return (request: object) => askJson(`${url}/v1/profile/account`, request)
}

it('takes the signature of the key that owns a contract wallet for the wallet’s (EIP-1271), and of no other key', async () => {
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

it('takes the signature of a wallet that is not there yet when it says how it is made (EIP-6492)', async () => {
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

it('needs no chain for a key, and says 503 when the chain of a contract cannot be asked', async () => {
  const register = await setUp('http://127.0.0.1:1')
  const alice = keyOf(0)
  expect(await register(await signNameRequest(alice, { name: 'key.kit.test' }, { coin_type }))).toMatchObject({
    status: 200,
  })
  const { address } = devWallet(alice.address)
  const content = { name: 'contract.kit.test' }
  const request = await signNameRequest(alice, content, { address, coin_type })
  expect(await register(request)).toMatchObject(refused(503, 'chainId'))
})
