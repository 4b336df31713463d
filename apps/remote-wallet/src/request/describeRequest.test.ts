import { encodeFunctionData, erc20Abi, maxUint256, stringToHex, toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { walletTexts } from '../texts/walletTexts.data.js'
import { parseWalletConfig } from '../wallet/WalletConfig.js'
import { describeRequest } from './describeRequest.js'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const otherToken = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'
const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const config = parseWalletConfig({
  relayUrl: 'ws://localhost:4401',
  rpcUrls: { 'eip155:31337': 'http://localhost:8545' },
  tokens: { TUSD: { address: token, decimals: 6 }, TDAI: { address: otherToken, decimals: 18 } },
})
const describeIt = (method: string, params: unknown) =>
  describeRequest({ method, params, networkId: 'eip155:31337' }, config, walletTexts)
const factsOf = (method: string, params: unknown) =>
  Object.fromEntries(describeIt(method, params).facts.map(({ label, value }) => [label, value]))

describe('describeRequest for messages', () => {
  it('shows text, with hidden characters made visible', () => {
    const summary = describeIt('personal_sign', [stringToHex('Pay\u202e €5\nnow'), from])
    expect(summary).toMatchObject({ title: 'Sign message', content: { label: 'Message', text: 'Pay⟨U+202e⟩ €5\nnow' } })
    expect(summary.warning).toBeUndefined()
  })

  it('shows a long text or long bytes to the end', () => {
    const text = `${'Hello '.repeat(5_000)}pay`
    expect(describeIt('personal_sign', [stringToHex(text), from]).content?.text).toBe(text)
    const bytes = `0xff${'00'.repeat(20_000)}07`
    expect(describeIt('personal_sign', [bytes, from]).content?.text).toBe(bytes)
  })

  it.each(['0xff00ff', '0x00010203'])('shows bytes that are not text (%s), with a warning', (bytes) => {
    expect(describeIt('personal_sign', [bytes, from])).toMatchObject({
      content: { label: 'Bytes', text: bytes },
      warning: expect.stringContaining('not readable'),
    })
  })
})

describe('describeRequest for transactions', () => {
  it('names recipient and amount of a native transfer', () => {
    expect(factsOf('eth_sendTransaction', [{ from, to, value: toHex(1_500_000_000_000_000_001n) }])).toEqual({
      Network: 'Local One',
      From: from,
      To: to,
      Amount: '1.500000000000000001 ETH',
    })
  })

  it('shows the amount of a known token in its units', () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 25_000_000n] })
    expect(describeIt('eth_sendTransaction', [{ from, to: token, data }]).title).toBe('Send TUSD')
    expect(factsOf('eth_sendTransaction', [{ from, to: token.toLowerCase(), data }])).toMatchObject({
      To: to,
      Amount: '25 TUSD',
    })
  })

  it('reads data from either field, as the signer does', () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [to, maxUint256] })
    const summary = describeIt('eth_sendTransaction', [{ from, to: token, data }])
    expect(summary.title).toBe('Allow spending TUSD')
    expect(describeIt('eth_sendTransaction', [{ from, to: token, input: data }])).toEqual(summary)
    expect(describeIt('eth_sendTransaction', [{ from, to: token, input: data, data: null }])).toEqual(summary)
  })

  it('shows the native amount that a token call sends along', () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 25_000_000n] })
    const { facts } = describeIt('eth_sendTransaction', [{ from, to: token, data, value: toHex(10n ** 18n) }])
    expect(facts.map(({ value }) => value)).toEqual(['Local One', from, '1 ETH', to, '25 TUSD'])
  })

  it('describes each call of a batch, and warns about an unlimited allowance in it', () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [to, maxUint256] })
    const calls = [
      { to, value: toHex(10n ** 15n) },
      { to: token, data },
      { to: from, data: '0x12345678' },
    ]
    const summary = describeIt('wallet_sendCalls', [{ from, calls }])
    expect(summary).toMatchObject({
      title: 'Send 3 transactions',
      facts: [
        { label: 'Network', value: 'Local One' },
        { label: 'From', value: from },
      ],
      warning: expect.stringContaining('all your TUSD'),
    })
    expect(summary.content?.text.split('\n')).toEqual([
      '1. Send',
      `To: ${to}`,
      'Amount: 0.001 ETH',
      '',
      '2. Allow spending TUSD',
      `Spender: ${to}`,
      'Amount: Unlimited',
      '',
      '3. Interact with contract',
      `Contract: ${from}`,
      'Amount: 0 ETH',
      'Data: 0x12345678',
    ])
  })

  it('warns about each token of a batch that has an unlimited allowance, once', () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [to, maxUint256] })
    const calls = [token, otherToken, token].map((each) => ({ to: each, data }))
    const { warning = '' } = describeIt('wallet_sendCalls', [{ from, calls }])
    expect(warning.match(/all your \w+/g)).toEqual(['all your TUSD', 'all your TDAI'])
  })

  it('shows a batch with an unreadable call unchanged, with a warning', () => {
    const summary = describeIt('wallet_sendCalls', [{ from, calls: [{ to }, { value: '0x1' }] }])
    expect(summary.warning).toContain('can’t be read')
    expect(summary.content?.text).toContain('"value": "0x1"')
  })

  it('shows the amount of a transfer, however large, without the warning of an allowance', () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, maxUint256] })
    const params = [{ from, to: token, data }]
    expect(describeIt('eth_sendTransaction', params).warning).toBeUndefined()
    expect(factsOf('eth_sendTransaction', params).Amount).toMatch(/^\d+\.\d+ TUSD$/)
  })

  it('warns of an unlimited allowance', () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [to, maxUint256] })
    expect(describeIt('eth_sendTransaction', [{ from, to: token, data }])).toMatchObject({
      title: 'Allow spending TUSD',
      warning: expect.stringContaining('all your TUSD'),
    })
  })

  it('shows the data of a call to another contract', () => {
    const summary = describeIt('eth_sendTransaction', [{ from, to, data: '0xdeadbeef' }])
    expect(summary).toMatchObject({ title: 'Interact with contract', content: { label: 'Data', text: '0xdeadbeef' } })
  })
})

describe('describeRequest for typed data and networks', () => {
  it('shows app, contract and type', () => {
    const data = { domain: { name: 'Shop', verifyingContract: to }, primaryType: 'Order', message: { amount: '5' } }
    expect(factsOf('eth_signTypedData_v4', [from, JSON.stringify(data)])).toMatchObject({
      App: 'Shop',
      Contract: to,
      Type: 'Order',
    })
    expect(describeIt('eth_signTypedData_v4', [from, JSON.stringify(data)]).content?.text).toContain('"amount": "5"')
  })

  it('names the network to switch to or to add', () => {
    expect(factsOf('wallet_switchEthereumChain', [{ chainId: '0x7a69' }])).toEqual({ Network: 'Local One' })
    const added = { chainId: '0x1', chainName: 'Main\u202enet', rpcUrls: ['https://node.example'] }
    expect(factsOf('wallet_addEthereumChain', [added])).toEqual({
      Name: 'Mainnet',
      'Chain ID': '1',
      Node: 'https://node.example',
    })
  })
})

it.each([
  ['personal_sign', undefined],
  ['personal_sign', ['hello']],
  ['eth_sendTransaction', ['x']],
  ['eth_sendTransaction', [{ to: 'y', value: 'z' }]],
  ['eth_signTypedData_v4', ['a', '{']],
  ['wallet_addEthereumChain', [null]],
])('describeRequest shows unreadable requests raw, with a warning: %s %j', (method, params) => {
  expect(describeIt(method, params)).toMatchObject({
    title: method,
    warning: expect.stringContaining('can’t be read'),
  })
})
