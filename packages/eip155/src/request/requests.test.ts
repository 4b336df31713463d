import { browserPorts } from '@kit/core'
import { type Account, isUnsent, type TransactionRequest, type TypedData } from '@kit/core/adapter'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toUnknownEvmNetwork } from '../network/toNetwork.js'
import { createFakeProvider } from '../testing/createFakeProvider.js'
import { encodeTransaction } from './encodeTransaction.js'
import { encodeTypedData } from './encodeTypedData.js'
import { sendEvmTransaction } from './sendEvmTransaction.js'
import { signEvmMessage } from './signEvmMessage.js'
import { signEvmTypedData } from './signEvmTypedData.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const account: Account = { namespace: 'eip155', address, type: 'eoa' }
const network = toUnknownEvmNetwork('eip155:1')
const { clock } = browserPorts()
const signature = `0x${'ab'.repeat(65)}`
const hash = `0x${'cd'.repeat(32)}`

describe('signMessage', () => {
  it.each([
    ['hello', '0x68656c6c6f'],
    ['0x1234', '0x307831323334'],
    ['ż🦊\n', '0xc5bcf09fa68a0a'],
    ['', '0x'],
  ])('sends %j as the hex of its UTF-8, before the address', async (message, hex) => {
    const provider = createFakeProvider({ personal_sign: () => signature })
    await expect(signEvmMessage({ provider, account, network, clock, message })).resolves.toBe(signature)
    expect(provider.requested).toEqual([{ method: 'personal_sign', params: [hex, address] }])
  })

  it.each([null, '', '0x', '0xzz', 'ok', {}, `0x${'a'.repeat(61)}`])('refuses %j as a signature', async (answer) => {
    const provider = createFakeProvider({ personal_sign: () => answer })
    await expect(signEvmMessage({ provider, account, network, clock, message: 'x' })).rejects.toMatchObject({
      code: 'wallet/invalidResponse',
    })
  })
})

describe('encodeTypedData', () => {
  // The example of EIP-712.
  const mail: TypedData = {
    domain: {
      name: 'Ether Mail',
      version: '1',
      chainId: 1n,
      verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
    },
    types: {
      Person: [
        { name: 'name', type: 'string' },
        { name: 'wallet', type: 'address' },
      ],
      Mail: [
        { name: 'from', type: 'Person' },
        { name: 'amount', type: 'uint256' },
      ],
    },
    primaryType: 'Mail',
    message: { from: { name: 'Cow', wallet: address }, amount: 2n ** 200n },
  }

  it("lists the domain's fields in EIP-712 order and writes big integers as decimal strings", () => {
    const data = JSON.parse(encodeTypedData(mail, 1))
    expect(data.types.EIP712Domain.map(({ name }: { name: string }) => name)).toEqual([
      'name',
      'version',
      'chainId',
      'verifyingContract',
    ])
    expect(data.domain.chainId).toBe('1')
    expect(data.message.amount).toBe((2n ** 200n).toString())
    expect(data.primaryType).toBe('Mail')
  })

  it('keeps a given domain type', () => {
    const types = { ...mail.types, EIP712Domain: [{ name: 'name', type: 'string' }] }
    expect(JSON.parse(encodeTypedData({ ...mail, types }, 1)).types.EIP712Domain).toEqual(types.EIP712Domain)
  })

  it.each([2, '2', '0x2', 'mainnet', {}])('refuses data for chain %s on chain 1', (chainId) => {
    const foreign = { ...mail, domain: { ...mail.domain, chainId } }
    expect(() => encodeTypedData(foreign, 1)).toThrow(expect.objectContaining({ code: 'network/mismatch' }))
  })

  it('sends the address first, then the text', async () => {
    const provider = createFakeProvider({ eth_signTypedData_v4: () => signature })
    await signEvmTypedData({ provider, account, network, clock, typedData: mail })
    expect(provider.requested[0]?.params).toEqual([address, encodeTypedData(mail, 1)])
  })
})

describe('encodeTransaction', () => {
  it('writes any value as a quantity without leading zeros', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (value) => {
        const { value: hex } = encodeTransaction({ to: address, value }, address, 1)
        expect(hex).toMatch(/^0x(0|[1-9a-f][\da-f]*)$/)
        expect(BigInt(hex as string)).toBe(value)
      }),
    )
  })

  it('leaves gas to the wallet unless the app sets it', () => {
    expect(encodeTransaction({ to: address, value: 1n }, address, 10)).toEqual({
      from: address,
      chainId: '0xa',
      to: address,
      value: '0x1',
    })
    const extra = { gas: 21_000n, nonce: 3, accessList: [], type: undefined }
    expect(encodeTransaction({ to: address, extra }, address, 1)).toEqual({
      from: address,
      chainId: '0x1',
      to: address,
      gas: '0x5208',
      nonce: '0x3',
      accessList: [],
    })
  })

  it('keeps sender, recipient and value whatever the extra fields are', () => {
    const extra = { from: hash, to: hash, value: 9n, data: '0x99', chainId: '0x2' }
    expect(encodeTransaction({ to: address, value: 1n, data: '0x00', extra }, address, 1)).toEqual({
      from: address,
      chainId: '0x1',
      to: address,
      value: '0x1',
      data: '0x00',
    })
    const bare = encodeTransaction({ to: address, extra }, address, 1)
    expect(bare['value']).toBeUndefined()
    expect(bare['data']).toBeUndefined()
  })

  it.each<[string, TransactionRequest]>([
    ['a name', { to: 'alice.eth' }],
    ['a negative value', { to: address, value: -1n }],
    ['a fraction', { to: address, value: 1.5 as never }],
    ['a fraction of gas', { to: address, extra: { gas: 21_000.5 } }],
    ['a nonce that is not exact', { to: address, extra: { nonce: 2 ** 53 } }],
    ['a negative fee', { to: address, extra: { maxFeePerGas: -1n } }],
    ['half a byte', { to: address, data: '0x1' }],
    ['data that is not hex', { to: address, data: '0xzz' }],
    ['nothing', {}],
  ])('rejects %s', (_, transaction) => {
    expect(() => encodeTransaction(transaction, address, 1)).toThrow(
      expect.objectContaining({ code: 'transaction/invalid' }),
    )
  })
})

describe('sendTransaction', () => {
  it("doesn't prompt the user when the wallet is on another network", async () => {
    const provider = createFakeProvider({ eth_chainId: () => '0x2' })
    const sent = sendEvmTransaction({ provider, account, network, clock, transaction: { to: address } })
    await expect(sent).rejects.toMatchObject({ code: 'network/mismatch' })
    expect(provider.requested).toHaveLength(1)
  })

  it('includes the chain ID, so that a wallet which switches at the last moment can refuse', async () => {
    const provider = createFakeProvider({ eth_chainId: () => '0x1', eth_sendTransaction: () => hash })
    await sendEvmTransaction({ provider, account, network, clock, transaction: { to: address } })
    expect(provider.requested.at(-1)).toEqual({
      method: 'eth_sendTransaction',
      params: [{ from: address, chainId: '0x1', to: address }],
    })
  })

  it.each<[string, unknown]>([
    ['unchanged', hash],
    ['without 0x', hash.slice(2)],
    ['with 0x twice', `0x${hash}`],
    ['in an object', { hash }],
    ['in an object without 0x', { transactionHash: hash.slice(2) }],
  ])('returns the hash that the wallet gives %s', async (_, answer) => {
    const provider = createFakeProvider({ eth_chainId: () => 1, eth_sendTransaction: () => answer })
    const sent = sendEvmTransaction({ provider, account, network, clock, transaction: { to: address } })
    await expect(sent).resolves.toBe(hash)
  })

  it.each([signature, null, undefined, true, {}, hash.slice(3)])('finds no hash in %j', async (answer) => {
    const provider = createFakeProvider({ eth_chainId: () => 1, eth_sendTransaction: () => answer })
    const sent = sendEvmTransaction({ provider, account, network, clock, transaction: { to: address } })
    const error = await sent.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'wallet/invalidResponse' })
    expect(isUnsent(error)).toBe(false)
  })

  it('proves that nothing was sent when the wallet fails before the send request', async () => {
    const eth_chainId = () => Promise.reject(Object.assign(new Error('Failed to fetch'), { code: -32603 }))
    const provider = createFakeProvider({ eth_chainId })
    const sent = sendEvmTransaction({ provider, account, network, clock, transaction: { to: address } })
    expect(isUnsent(await sent.catch((thrown: unknown) => thrown))).toBe(true)
  })
})
