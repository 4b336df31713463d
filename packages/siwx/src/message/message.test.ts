import { isKitError } from '@kit/core'
import { createSignInMessageText, parseSignInMessageText } from '@solana/wallet-standard-util'
import { ParsedMessage } from '@spruceid/siwe-parser'
import fc from 'fast-check'
import { getAddress } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { describe, expect, it } from 'vitest'
import { formatMessage } from './formatMessage.js'
import { parseMessage } from './parseMessage.js'
import type { SiwxFields } from './SiwxFields.js'

const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 40, maxLength: 40 })
const evmAddress = hex.map((digits) => getAddress(`0x${digits}`))
const text = (signs: string, minLength: number, maxLength = 24) =>
  fc.string({ unit: fc.constantFrom(...signs), minLength, maxLength })
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const uri = fc
  .tuple(
    fc.constantFrom('https', 'http', 'urn', 'did'),
    text(`${letters}-._~!$&'()*+,;=:@/`, 1),
    fc.option(text(`${letters}-._~!$&'()*+,;=:@/?`, 0)),
  )
  .map(([scheme, rest, query]) => `${scheme}:${rest.replace(/^\/+/, '')}${query === null ? '' : `?${query}`}`)
const dateTime = fc
  .date({ min: new Date('1980-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const optional = {
  scheme: fc.constantFrom('http', 'https', 'app'),
  statement: text(`${letters} .,:;!?()[]/#@&'*+$=-_~`, 1, 60),
  expirationTime: dateTime,
  notBefore: dateTime,
  requestId: text(`${letters}-._~!$&'()*+,;=:@`, 0),
  resources: fc.array(uri, { maxLength: 5 }),
}
const fieldsOf = (accountAddress: fc.Arbitrary<string>, chainId: fc.Arbitrary<SiwxFields['chainId']>) =>
  fc.record(
    {
      domain: fc.constantFrom('dapp.example', 'localhost:5173', '127.0.0.1', '[::1]:80', 'a.b-c.example:4430'),
      accountAddress,
      uri,
      version: fc.constant('1' as const),
      chainId,
      nonce: text(letters, 8),
      issuedAt: dateTime,
      ...optional,
    },
    { requiredKeys: ['domain', 'accountAddress', 'uri', 'version', 'chainId', 'nonce', 'issuedAt'] },
  ) as fc.Arbitrary<SiwxFields>

const onEvm = fieldsOf(
  evmAddress,
  fc.nat().map((id) => `eip155:${id}` as const),
)
const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const onSolana = fieldsOf(
  text(base58, 32, 44),
  fc.constantFrom(
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' as const,
    'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' as const,
  ),
)
const elsewhere = fc.oneof(
  fieldsOf(text(base58, 47, 48), fc.constant('polkadot:91b171bb158e2d3848fa23a9f1c25182' as const)),
  fieldsOf(
    fc.constant('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'),
    fc.constant('bip122:000000000019d6689c085ae165831e93' as const),
  ),
  fieldsOf(fc.constant('cosmos1x9ss0wx7y0t3qy8gyq0ym9f2nsd4kc5xyjvxxh'), fc.constant('cosmos:cosmoshub-4' as const)),
)
const words = { cosmos: 'Cosmos' }

const given = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

describe('formatMessage', () => {
  it('round-trips through parseMessage in every namespace', () => {
    fc.assert(
      fc.property(fc.oneof(onEvm, onSolana, elsewhere), (fields) => {
        expect(parseMessage(formatMessage(fields, words), words)).toEqual(given(fields))
      }),
    )
  })

  it.each([
    ['Ethereum', 'eip155:1', `0x${'aB'.repeat(20)}`],
    ['Solana', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'],
    ['Polkadot', 'polkadot:91b171bb158e2d3848fa23a9f1c25182', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
    ['Bitcoin', 'bip122:000000000019d6689c085ae165831e93', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ] as const)(
    'uses the word %s even if an adapter names the namespace differently',
    (word, chainId, accountAddress) => {
      const fields = { domain: 'a.example', accountAddress, uri: 'https://a.example', version: '1', chainId } as const
      const message = formatMessage(
        { ...fields, nonce: 'abcdefgh12345678', issuedAt: '2026-01-01T00:00:00Z' },
        { [chainId.split(':')[0] ?? '']: 'Other' },
      )
      expect(message).toContain(` wants you to sign in with your ${word} account:\n${accountAddress}\n`)
    },
  )

  it('can be read by another implementation of EIP-4361', () => {
    fc.assert(
      fc.property(onEvm, (fields) => {
        const read = new ParsedMessage(formatMessage(fields))
        const { accountAddress, chainId, ...same } = fields
        expect(given(read)).toMatchObject(
          given({ ...same, address: accountAddress, chainId: Number(chainId.slice(7)) }),
        )
      }),
    )
  })

  it('matches the output of viem', () => {
    fc.assert(
      fc.property(onEvm, ({ accountAddress, chainId, ...fields }) => {
        fc.pre(fields.statement === undefined || !fields.statement.includes('\n'))
        const date = (value?: string) => (value === undefined ? undefined : new Date(value))
        let theirs: string
        try {
          theirs = createSiweMessage({
            ...fields,
            resources: fields.resources && [...fields.resources],
            address: accountAddress as `0x${string}`,
            chainId: Number(chainId.slice(7)),
            issuedAt: date(fields.issuedAt),
            expirationTime: date(fields.expirationTime),
            notBefore: date(fields.notBefore),
          } as Parameters<typeof createSiweMessage>[0])
        } catch {
          // viem allows fewer domains and URIs than the grammar.
          return
        }
        // viem omits an empty request ID, so it can't be distinguished from a missing one.
        fc.pre(fields.requestId !== '')
        if (fields.statement !== undefined && !(fields.resources && fields.resources.length === 0))
          expect(formatMessage({ ...fields, accountAddress, chainId })).toBe(theirs)
      }),
    )
  })

  it('matches the messages of wallets on Solana', () => {
    fc.assert(
      fc.property(onSolana, ({ accountAddress, scheme: _, chainId, ...fields }) => {
        const chain = chainId.includes('5eykt') ? 'mainnet' : 'devnet'
        const theirs = createSignInMessageText({ ...fields, address: accountAddress, chainId: chain })
        fc.pre(fields.requestId !== '' && fields.resources?.length !== 0)
        const ours = formatMessage({ ...fields, accountAddress, chainId })
        expect(ours).toBe(theirs)
        expect(parseSignInMessageText(ours)).toMatchObject({ nonce: fields.nonce, domain: fields.domain })
      }),
    )
  })
})

describe('parseMessage', () => {
  const message = formatMessage({
    domain: 'dapp.example',
    accountAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    statement: 'Sign in to the example.',
    uri: 'https://dapp.example/',
    version: '1',
    chainId: 'eip155:1',
    nonce: '7pZ1mBwC4tXq9sKd',
    issuedAt: '2026-11-23T10:00:00.000Z',
    expirationTime: '2026-11-24T10:00:00.000Z',
    requestId: 'r1',
    resources: ['https://dapp.example/terms'],
  })

  it('accepts CRLF only if all lines end with it', () => {
    const crlf = message.replaceAll('\n', '\r\n')
    expect(parseMessage(crlf)).toEqual(parseMessage(message))
    expect(parseMessage(crlf)).toBeDefined()
    for (const mixed of [
      message.replace('\n', '\r\n'),
      crlf.replace('\r\n', '\n'),
      `${crlf}\r`,
      message.replaceAll('\n', '\r'),
    ])
      expect(parseMessage(mixed)).toBeUndefined()
  })

  it('rejects altered texts that another implementation of EIP-4361 rejects', () => {
    const signs = [...new Set(message), '\r', '\t', 'é', '\u202e', '%', '<', '"']
    let taken = 0
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(message.length), fc.nat(3), text(signs.join(''), 0, 3)), {
          minLength: 1,
          maxLength: 3,
        }),
        (changes) => {
          const changed = changes.reduce(
            (now, [at, length, put]) => now.slice(0, at) + put + now.slice(at + length),
            message,
          )
          const fields = parseMessage(changed)
          if (fields === undefined) return
          taken += 1
          // Address case depends on the chain: the signature check compares addresses.
          const sound = changed.replace(fields.accountAddress, getAddress(fields.accountAddress.toLowerCase()))
          expect(() => new ParsedMessage(sound)).not.toThrow()
        },
      ),
      { numRuns: 2000 },
    )
    expect(taken).toBeGreaterThan(50)
  })

  it.each([
    ['a line feed at its end', `${message}\n`],
    ['carriage returns in place of line feeds', message.replaceAll('\n', '\r')],
    ['a field twice', message.replace('\nNonce:', '\nNonce: 12345678\nNonce:')],
    ['fields in another order', message.replace(/(Version: 1)\n(Chain ID: 1)/, '$2\n$1')],
    ['no nonce', message.replace(/\nNonce: .*/, '')],
    ['an extra line', message.replace('\nURI:', '\nColour: red\nURI:')],
    ['one empty line too few', message.replace('\n\nSign', '\nSign')],
    ['another version', message.replace('Version: 1', 'Version: 2')],
    ['a nonce of 7 characters', message.replace(/Nonce: .*/, 'Nonce: 1234567')],
    ['a date that doesn’t exist', message.replace('2026-11-23', '2026-11-31')],
    ['a statement in another script', message.replace('Sign in', 'Знак')],
    ['another word', message.replace('Ethereum', 'Dogecoin')],
    [
      'an inherited object key as its chain',
      message.replace('Ethereum', 'Solana').replace('Chain ID: 1', 'Chain ID: constructor'),
    ],
    ['more than 4 KiB', message.replace('Sign in', 'S'.repeat(4096))],
  ])('rejects a text with %s', (_, changed) => {
    expect(changed).not.toBe(message)
    expect(parseMessage(changed)).toBeUndefined()
  })

  it('never throws, whatever the input', () => {
    fc.assert(fc.property(fc.string(), (any) => void parseMessage(any)))
  })
})

describe('fields of a sign-in message', () => {
  const sound: SiwxFields = {
    domain: 'dapp.example',
    accountAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    uri: 'https://dapp.example/',
    version: '1',
    chainId: 'eip155:1',
    nonce: '7pZ1mBwC4tXq9sKd',
    issuedAt: '2026-11-23T10:00:00.000Z',
  }

  it("can't forge another field", () => {
    fc.assert(
      fc.property(
        fc.constantFrom('domain', 'accountAddress', 'statement', 'uri', 'nonce', 'requestId', 'issuedAt', 'scheme'),
        fc.string(),
        fc.constantFrom(
          '\nNonce: 12345678',
          '\n\nURI: https://evil.example',
          '\n- https://evil.example',
          ' wants you to sign in',
        ),
        (name, before, forged) => {
          const fields = { ...sound, [name]: `${before}${forged}` }
          let written: string
          try {
            written = formatMessage(fields)
          } catch (error) {
            expect(isKitError(error) && error.code).toBe('siwx/invalidField')
            return
          }
          expect(parseMessage(written)).toEqual(fields)
        },
      ),
    )
  })

  it.each([
    ['domain', ''],
    ['domain', 'dapp.example/path'],
    ['statement', ''],
    ['statement', 'Zwei Zeilen\nnein'],
    ['uri', 'no uri'],
    ['nonce', 'short'],
    ['issuedAt', 'yesterday'],
    ['expirationTime', '2026-13-01T00:00:00Z'],
    ['resources', Array.from({ length: 21 }, () => 'https://a.example')],
    ['resources', ['not a uri']],
    ['chainId', 'eip155:main'],
    ['chainId', 'unheard:1'],
  ])('reject as %s: %j', (name, value) => {
    expect(() => formatMessage({ ...sound, [name]: value })).toThrow(
      expect.objectContaining({ code: 'siwx/invalidField', details: expect.stringMatching(new RegExp(`^${name}: `)) }),
    )
  })
})
