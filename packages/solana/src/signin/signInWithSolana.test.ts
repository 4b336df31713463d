import { createSolanaSigner, solanaSeeds } from '@kit/testing/solana'
import { createSignInMessageText, parseSignInMessageText } from '@solana/wallet-standard-util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SignInInput } from '../request/SignInInput.js'
import { formatSignInMessage } from './formatSignInMessage.js'
import { parseSignInMessage } from './parseSignInMessage.js'
import { verifySignIn } from './verifySignIn.js'

const signer = createSolanaSigner(solanaSeeds())
const [address = '', other = ''] = signer.addresses
const full = {
  domain: 'dapp.example',
  address,
  statement: 'Welcome: sign in, please.',
  uri: 'https://dapp.example/login?a=b',
  version: '1',
  chainId: 'solana:mainnet',
  nonce: 'oBbLoEldZs',
  issuedAt: '2026-01-01T00:00:00.000Z',
  expirationTime: '2026-01-01T00:10:00.000Z',
  notBefore: '2026-01-01T00:00:00.000Z',
  requestId: 'some_id',
  resources: ['ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/', 'https://dapp.example/claim.json'],
}
/** Returns a sign-in as a wallet responds with it. */
const signed = (text: string, by = address) => {
  const signedMessage = new TextEncoder().encode(text)
  return { address: by, signedMessage, signature: signer.sign(by, signedMessage) }
}
const codeOf = (check: () => unknown) => {
  try {
    check()
  } catch (error) {
    return error as { code: string; details: string }
  }
  return undefined
}

const line = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => !/[\r\n]/.test(text) && text.trim() === text)
const inputs = fc.record(
  {
    statement: line.filter(
      (text) =>
        !/^(URI|Version|Chain ID|Nonce|Issued At|Expiration Time|Not Before|Request ID): |^Resources:$/.test(text),
    ),
    uri: line,
    version: fc.constant('1'),
    chainId: line,
    nonce: line,
    issuedAt: line,
    expirationTime: line,
    notBefore: line,
    requestId: line,
    resources: fc.array(line, { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: [] },
)

describe('sign-in message', () => {
  it("interoperates with the wallet standard's own tools", () => {
    expect(formatSignInMessage(full)).toBe(createSignInMessageText(full))
    fc.assert(
      fc.property(inputs, (input) => {
        const message = { ...(input as SignInInput), domain: 'dapp.example', address }
        expect(formatSignInMessage(message)).toBe(createSignInMessageText(message as never))
      }),
    )
    expect(parseSignInMessageText(formatSignInMessage(full))).toMatchObject({ domain: full.domain, nonce: full.nonce })
  })

  it('parses field by field, and leaves missing fields out', () => {
    expect(parseSignInMessage(formatSignInMessage(full))).toEqual(full)
    fc.assert(
      fc.property(inputs, (input) => {
        const message = { ...(input as SignInInput), domain: 'dapp.example:3000', address }
        expect(parseSignInMessage(formatSignInMessage(message))).toEqual(message)
      }),
    )
  })

  it('rejects a field with a line break, which would forge another field', () => {
    const forged = () => formatSignInMessage({ ...full, statement: 'x\n\nNonce: 1' })
    expect(codeOf(forged)).toMatchObject({ code: 'signIn/invalid' })
  })

  it.each([
    ['', 'nothing'],
    ['hello', 'another text'],
    [`dapp.example wants you to sign in with your Ethereum account:\n${address}`, 'another chain'],
    [`dapp.example wants you to sign in with your Solana account:\n0x1234`, 'an invalid address'],
    [`dapp.example wants you to sign in with your Solana account:\n${address}\nNonce: 1`, 'no empty line'],
    [
      `dapp.example wants you to sign in with your Solana account:\n${address}\n\nNonce: 1\nURI: x`,
      'fields out of order',
    ],
    [`dapp.example wants you to sign in with your Solana account:\n${address}\n\nNonce: 1\nNonce: 2`, 'a field twice'],
    [
      `dapp.example wants you to sign in with your Solana account:\n${address}\n\nResources:\nx`,
      'a resource without its dash',
    ],
    [`dapp.example wants you to sign in with your Solana account:\n${address}\n\nHi\n\nNonce: 1\n`, 'a line too many'],
    [`dapp.example wants you to sign in with your Solana account:\n${address}\n\n`, 'an empty statement'],
  ])('does not parse from %j (%s)', (text) => {
    expect(parseSignInMessage(text)).toBeUndefined()
  })
})

describe('signInWithSolana', () => {
  it('accepts a signed text that contains every requested field, whatever the wallet added', () => {
    const { nonce, statement } = full
    expect(verifySignIn({ domain: full.domain, nonce, statement }, signed(formatSignInMessage(full)))).toBe(
      formatSignInMessage(full),
    )
    expect(verifySignIn({}, signed(formatSignInMessage({ domain: 'a', address })))).toContain(address)
  })

  it.each(Object.keys(full).filter((name) => name !== 'address'))(
    'rejects a response in which %s differs or is missing',
    (name) => {
      const changed = name === 'resources' ? ['https://evil.example'] : 'changed'
      const text = formatSignInMessage({ ...full, [name]: changed })
      expect(codeOf(() => verifySignIn(full, signed(text)))).toMatchObject({
        code: 'signIn/invalid',
        details: `Field: ${name}`,
      })
      if (name === 'domain') return
      const { [name as 'nonce']: _, ...rest } = full
      const shorter = formatSignInMessage(rest)
      expect(codeOf(() => verifySignIn(full, signed(shorter)))).toMatchObject({ details: `Field: ${name}` })
    },
  )

  it('rejects a response of another account', () => {
    const text = formatSignInMessage({ ...full, address: other })
    expect(codeOf(() => verifySignIn(full, signed(text, other)))).toMatchObject({ details: 'Field: address' })
    expect(codeOf(() => verifySignIn(full, { ...signed(text, other), address }))).toMatchObject({
      details: 'Field: address',
    })
  })

  it('rejects a signature of another account or another text', () => {
    const good = signed(formatSignInMessage(full))
    const { signature } = signed(formatSignInMessage(full), other)
    expect(codeOf(() => verifySignIn(full, { ...good, signature }))).toMatchObject({ details: 'Field: signature' })
    const broken = { ...good, signature: new Uint8Array(64).fill(255) }
    expect(codeOf(() => verifySignIn(full, broken))).toMatchObject({ details: 'Field: signature' })
  })

  it('rejects a signed text that is not a sign-in message', () => {
    expect(codeOf(() => verifySignIn({}, signed('I owe you everything')))).toMatchObject({ details: 'Field: message' })
    const bytes = Uint8Array.of(0xff, 0xfe)
    const output = { address, signedMessage: bytes, signature: signer.sign(address, bytes) }
    expect(codeOf(() => verifySignIn({}, output))).toMatchObject({ details: 'Field: message' })
  })
})
