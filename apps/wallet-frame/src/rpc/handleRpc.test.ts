import { nodeMethods, pageMethods } from '@kit/embedded/protocol'
import { stringToHex, verifyMessage } from 'viem'
import { describe, expect, it } from 'vitest'
import { account, createRpc } from '../../test/createRpc.js'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const codeOf = async (requested: Promise<unknown>): Promise<unknown> =>
  requested.then(
    () => 'answered',
    (error) => error.code,
  )
const signIn = (more: { domain?: string; address?: string; uri?: string; nonce?: string } = {}): string => {
  const {
    domain = 'dapp.example',
    address = account.address,
    uri = 'https://dapp.example/login',
    nonce = 'abcdefgh1',
  } = more
  return `${domain} wants you to sign in with your Ethereum account:\n${address}\n\nWelcome\n\nURI: ${uri}\nVersion: 1\nChain ID: 31337\nNonce: ${nonce}\nIssued At: 2026-01-01T00:00:00Z`
}
const mail = {
  types: { Mail: [{ name: 'text', type: 'string' }] },
  primaryType: 'Mail',
  domain: { name: 'Post', chainId: 31337 },
  message: { text: 'hi' },
}

describe('handleRpc', () => {
  it.each([...pageMethods, ...nodeMethods, 'eth_sign', 'eth_signTypedData', 'toString', ''])(
    'rejects %s, which the frame does not handle',
    async (method) => {
      const { ask, shown } = createRpc()
      expect(await codeOf(ask(method, [account.address, '0x00']))).toBe(4200)
      expect(shown).toEqual([])
    },
  )

  it('rejects a network that the operator does not have', async () => {
    const { ask } = createRpc()
    expect(await codeOf(ask('personal_sign', ['hi', account.address], { chainId: 'eip155:1' }))).toBe(4902)
  })

  it.each([
    ['personal_sign', ['hi', other]],
    ['eth_signTypedData_v4', [other, JSON.stringify(mail)]],
    ['eth_sendTransaction', [{ from: other, to: account.address }]],
  ])('rejects %s for an account of someone else without prompting the user', async (method, params) => {
    const { ask, shown } = createRpc()
    expect(await codeOf(ask(method, params))).toBe(4100)
    expect(shown).toEqual([])
  })

  it.each([
    ['personal_sign', undefined],
    ['personal_sign', ['hi']],
    ['personal_sign', [{}, account.address]],
    ['personal_sign', ['half \ud800', account.address]],
    ['personal_sign', ['hi', 'me']],
    ['eth_signTypedData_v4', [account.address]],
    ['eth_signTypedData_v4', [account.address, '{']],
    ['eth_signTypedData_v4', [account.address, { ...mail, message: { text: 1 } }]],
    ['eth_signTypedData_v4', [account.address, { ...mail, message: { text: 'hi', amount: 5 } }]],
    ['eth_signTypedData_v4', [account.address, { ...mail, message: {} }]],
    ['eth_signTypedData_v4', [account.address, { ...mail, primaryType: 'EIP712Domain' }]],
    ['eth_signTypedData_v4', [account.address, { ...mail, types: { ...mail.types, Other: [] } }]],
    ['eth_signTypedData_v4', [account.address, { ...mail, types: { Mail: [{ name: 'text', type: 'Text' }] } }]],
    ['eth_signTypedData_v4', [account.address, { ...mail, types: { Mail: [{ name: 'text', type: 'uint7' }] } }]],
    [
      'eth_signTypedData_v4',
      [account.address, { ...mail, types: { ...mail.types, EIP712Domain: [{ name: 'name', type: 'string' }] } }],
    ],
    ['eth_signTypedData_v4', [account.address, { ...mail, domain: { name: 'Post', owner: 'me' } }]],
    ['eth_sendTransaction', [{ from: account.address, to: 'vitalik.eth' }]],
    ['eth_sendTransaction', [{ from: account.address, to: other, chainId: '0x1' }]],
    ['eth_sendTransaction', [{ from: account.address, to: other, authorizationList: [] }]],
    ['eth_sendTransaction', [{ from: account.address, to: other, data: '0x1', value: '0x0' }]],
    ['eth_sendTransaction', [{ from: account.address, to: other, data: '0x01', input: '0x02' }]],
    ['eth_sendTransaction', [{ from: account.address, to: other, value: -1 }]],
  ])('rejects %s with invalid parameters without prompting the user (%#)', async (method, params) => {
    const { ask, shown } = createRpc()
    expect(await codeOf(ask(method, params))).toBe(-32602)
    expect(shown).toEqual([])
  })

  it('signs nothing when the user declines', async () => {
    const { ask } = createRpc({
      decide: () => false,
      signerOf: async () => {
        throw new Error('asked to sign')
      },
    })
    expect(await codeOf(ask('personal_sign', ['hi', account.address]))).toBe('connection/rejected')
  })
})

describe('handleRpc with several requests', () => {
  it('prompts for one at a time, and reports that the user is deciding', async () => {
    const decisions: (() => void)[] = []
    const { ask } = createRpc({
      screen: { decide: () => new Promise((resolve) => decisions.push(resolve)) },
    })
    const logged: string[] = []
    const first = ask('personal_sign', ['one', account.address])
    const second = ask('personal_sign', ['two', account.address], {}, () => {
      logged.push('waits')
      return () => logged.push('goes on')
    })
    await expect.poll(() => decisions.length).toBe(1)
    expect(logged).toEqual(['waits'])
    decisions[0]?.()
    await first
    await expect.poll(() => decisions.length).toBe(2)
    // The second is a separate decision.
    expect(logged).toEqual(['waits', 'goes on', 'waits'])
    decisions[1]?.()
    expect(await verifyMessage({ address: account.address, message: 'two', signature: await second })).toBe(true)
  })
})

describe('personal_sign', () => {
  it('signs text or hex with its account', async () => {
    const { ask, last } = createRpc()
    const signature = await ask('personal_sign', ['Grüße', account.address])
    expect(await verifyMessage({ address: account.address, message: 'Grüße', signature })).toBe(true)
    expect(last().words).toContain('Sign a messagehttps://dapp.example')
    expect(await ask('personal_sign', [stringToHex('Grüße'), account.address.toLowerCase()])).toBe(signature)
  })

  it.each([
    ['a raw hash', `0x${'ab'.repeat(32)}`, 'You’re signing unreadable data'],
    ['a raw hash as text', 'ab'.repeat(32), 'You’re signing unreadable data'],
    ['bytes', '0x00ff', 'isn’t readable text'],
    ['invisible characters', 'pay \u202eme', 'invisible characters'],
  ])('warns of %s', async (_, message, warning) => {
    const { ask, last } = createRpc()
    await ask('personal_sign', [message, account.address])
    expect(last().words).toContain(warning)
  })

  it.each(['I ❤️ 👩‍👩‍👧', 'می‌خواهم', 'نص عربي', '多行\n文字'])('shows %s as plain text', async (message) => {
    const { ask, last } = createRpc()
    await ask('personal_sign', [message, account.address])
    expect(last().words).not.toContain('U+')
    expect(last().words).toContain(message)
  })
})

describe('handleRpc with a sign-in message', () => {
  it('shows a sign-in for the page that requests it', async () => {
    const { ask, last } = createRpc()
    await ask('personal_sign', [signIn(), account.address])
    expect(last().words).toContain('Sign in to dapp.example')
    expect(last().warnings).toEqual([])
  })

  it.each([
    ['another domain', signIn({ domain: 'bank.example' })],
    ['a domain with the same prefix', signIn({ domain: 'dapp.example.evil.example' })],
    ['a domain with a user before it', signIn({ domain: 'dapp.example@evil.example' })],
    ['another port', signIn({ domain: 'dapp.example:8443' })],
    ['another scheme', signIn({ domain: 'http://dapp.example' })],
    ['a page of another origin', signIn({ uri: 'https://bank.example' })],
    ['another account', signIn({ address: other })],
    ['another domain after a line break', `Hello\n${signIn({ domain: 'bank.example' })}`],
    [
      'another domain with look-alike characters',
      signIn({ domain: 'bank.example' }).replace('wants you', 'ｗants  you'),
    ],
    [
      'another domain with a letter that cannot be seen',
      signIn({ domain: 'bank.example' }).replace('sign', 'si\u200bgn'),
    ],
    [
      'another domain with control characters, which servers accept',
      signIn({ domain: 'bank.example' }).replace('Welcome', 'Welcome\u0001'),
    ],
    ['no nonce', signIn({ nonce: '' })],
  ])('rejects %s without prompting the user', async (_, message) => {
    const { ask, shown } = createRpc()
    expect(await codeOf(ask('personal_sign', [message, account.address]))).toBe(-32602)
    expect(shown).toEqual([])
  })

  it('warns of another network', async () => {
    const { ask, last } = createRpc()
    await ask('personal_sign', [signIn().replace('31337', '1'), account.address])
    expect(last().words).toContain('This is for a different network (chain ID 1)')
  })
})

describe('eth_signTypedData_v4', () => {
  const permit = (value: bigint, chainId = 31337) => ({
    types: {
      Permit: ['owner address', 'spender address', 'value uint256', 'nonce uint256', 'deadline uint256'].map(
        (field) => {
          const [name, type] = field.split(' ')
          return { name, type }
        },
      ),
    },
    primaryType: 'Permit',
    domain: { name: 'Coin', version: '1', chainId, verifyingContract: other },
    message: { owner: account.address, spender: other, value: String(value), nonce: 0, deadline: 1_900_000_000 },
  })
  const permit2 = {
    types: {
      PermitSingle: [
        { name: 'details', type: 'PermitDetails' },
        { name: 'spender', type: 'address' },
        { name: 'sigDeadline', type: 'uint256' },
      ],
      PermitDetails: [
        { name: 'token', type: 'address' },
        { name: 'amount', type: 'uint160' },
        { name: 'expiration', type: 'uint48' },
        { name: 'nonce', type: 'uint48' },
      ],
    },
    primaryType: 'PermitSingle',
    domain: { name: 'Permit2', chainId: 31337, verifyingContract: '0x000000000022D473030F116dDEE9F6B43aC78BA3' },
    message: {
      details: { token: other, amount: String(2n ** 160n - 1n), expiration: 1_900_000_000, nonce: 0 },
      spender: other,
      sigDeadline: 1_900_000_000,
    },
  }

  it.each([
    ['a permit', permit(5n), 'take the amount without asking again'],
    ['a permit without a limit', permit(2n ** 256n - 1n), 'take all of this token'],
    ['a permit of Permit2 without a limit', permit2, 'take all of this token'],
    ['data for another network', permit(5n, 1), 'This is for a different network (chain ID 1)'],
  ])('warns of %s', async (_, data, warning) => {
    const { ask, last } = createRpc()
    await ask('eth_signTypedData_v4', [account.address, JSON.stringify(data)])
    expect(last().words).toContain(warning)
    expect(last().rows).toContainEqual(['Spender', other])
  })

  const typed = (types: readonly (readonly [string, string])[], message: object) => ({
    types: { It: types.map(([name, type]) => ({ name, type })) },
    primaryType: 'It',
    domain: { name: 'Coin', chainId: 31337, verifyingContract: other },
    message,
  })
  const amounts = ['sellAmount', 'buyAmount'].map((name) => [name, 'uint256'] as const)
  it.each([
    [
      'a transfer (EIP-3009)',
      typed(
        [
          ['from', 'address'],
          ['to', 'address'],
          ['value', 'uint256'],
          ['validAfter', 'uint256'],
          ['validBefore', 'uint256'],
        ],
        { from: account.address, to: other, value: 5, validAfter: 0, validBefore: 9 },
      ),
      ['You send', '5 unlisted token 0x70…dc79C8'],
    ],
    [
      'a permit of a collectible (ERC-4494)',
      typed(
        [
          ['spender', 'address'],
          ['tokenId', 'uint256'],
          ['deadline', 'uint256'],
        ],
        { spender: other, tokenId: 7, deadline: 9 },
      ),
      ['NFT', '#7'],
    ],
    [
      'a credit delegation',
      typed(
        [
          ['delegatee', 'address'],
          ['value', 'uint256'],
        ],
        { delegatee: other, value: 5 },
      ),
      ['You borrow up to', '5 unlisted token 0x70…dc79C8'],
    ],
    [
      'an order',
      typed([['sellToken', 'address'], ['buyToken', 'address'], ['receiver', 'address'], ...amounts], {
        sellToken: other,
        buyToken: `0x${'0'.repeat(40)}`,
        receiver: other,
        sellAmount: 5,
        buyAmount: 1,
      }),
      ['You send up to', '5 unlisted token 0x70…dc79C8'],
    ],
  ])('warns of %s, with what they move', async (_, data, row) => {
    const { ask, last } = createRpc()
    await ask('eth_signTypedData_v4', [account.address, JSON.stringify(data)])
    expect(last().warnings.join()).toContain('may move your assets')
    expect(last().rows).toContainEqual(row)
  })

  it('warns of Seaport orders, with the worst case of both sides', async () => {
    const fields = (...names: string[]) =>
      names.map((name) => ({ name, type: /^(token|recipient|offerer)$/.test(name) ? 'address' : 'uint256' }))
    const item = ['itemType', 'token', 'identifierOrCriteria', 'startAmount', 'endAmount']
    const [coin, picture, zero] = [other, `0x${'12'.repeat(20)}`, `0x${'0'.repeat(40)}`]
    const data = {
      types: {
        OfferItem: fields(...item),
        ConsiderationItem: fields(...item, 'recipient'),
        OrderComponents: [
          ...fields('offerer'),
          { name: 'offer', type: 'OfferItem[]' },
          { name: 'consideration', type: 'ConsiderationItem[]' },
        ],
      },
      primaryType: 'OrderComponents',
      domain: { name: 'Seaport', version: '1.6', chainId: 31337, verifyingContract: `0x${'5e'.repeat(20)}` },
      message: {
        offerer: account.address,
        offer: [
          { itemType: 2, token: picture, identifierOrCriteria: 7, startAmount: 1, endAmount: 1 },
          { itemType: 1, token: coin, identifierOrCriteria: 0, startAmount: 3, endAmount: 8 },
        ],
        consideration: [
          { itemType: 0, token: zero, identifierOrCriteria: 0, startAmount: 9, endAmount: 4, recipient: other },
        ],
      },
    }
    const receivers = { check: async () => ({ isKnown: false }), remember: async () => undefined }
    const { ask, last } = createRpc({ receivers })
    await ask('eth_signTypedData_v4', [account.address, JSON.stringify(data)])
    expect(last().warnings.join()).toContain('may move your assets')
    expect(last().warnings.join()).toContain('First time sending to this address')
    const rows = last().rows
    expect(rows).toContainEqual(['You send up to', '#7'])
    expect(rows).toContainEqual(['You send up to', '8 unlisted token 0x70…dc79C8'])
    expect(rows).toContainEqual(['You receive at least', '0.000000000000000004 ETH'])
    // The currency of another network is worth something else.
    await ask('eth_signTypedData_v4', [
      account.address,
      JSON.stringify({ ...data, domain: { ...data.domain, chainId: 137 } }),
    ])
    expect(last().rows).toContainEqual(['You receive at least', '4 unlisted token 0x00…000000'])
  })

  it.each([
    ['delegations', ['delegate', 'delegator', 'authority', 'caveats']],
    ['operations', ['sender', 'nonce', 'initCode', 'callData']],
  ])('rejects %s, for any contract', async (_, names) => {
    const { ask, shown } = createRpc()
    const fields = names.map((name) => [name, 'string'] as const)
    const data = typed(fields, Object.fromEntries(names.map((name) => [name, ''])))
    await expect(ask('eth_signTypedData_v4', [account.address, JSON.stringify(data)])).rejects.toMatchObject({
      code: -32602,
    })
    expect(shown).toEqual([])
  })
})
